"""What desktops ask of hosts, and what hosts have to give."""
