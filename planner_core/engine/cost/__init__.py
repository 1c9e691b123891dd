"""What the plan costs to buy and to run."""
