"""What others have recorded of a customer's estate: tables of their exports become an inventory, and that a plan."""
