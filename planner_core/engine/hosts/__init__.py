"""Demand of desktops on hosts, and capacity of hosts."""
