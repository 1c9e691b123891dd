"""Files on stores: their I/O, their room, and what disk groups, arrays and vSAN make of it."""
