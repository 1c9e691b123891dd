"""Reference data: records of servers, processors, drives and workloads, and tables of constants, as values."""
