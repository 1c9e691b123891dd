"""Purchase and running costs of the plan."""
