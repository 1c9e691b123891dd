"""What exists: records of servers, processors, drives and workloads, and the tables of constants, as values."""
