-- The user's own library: one file, library.sqlite, in the folder of the program's data.
-- Records and prices that come with Headroom are not in here; own ones stand beside them or in their place.

CREATE TABLE checksum (  -- one row per other table: digests of its rows, added modulo 2^256
    part TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    digest TEXT NOT NULL
) STRICT;

CREATE TABLE record (  -- a model of hardware or a workload profile
    list TEXT NOT NULL CHECK (list IN ('cpus', 'servers', 'arrays', 'drives', 'workloads')),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 4000),
    confidence TEXT NOT NULL CHECK (confidence IN ('A', 'B', 'C', 'D')),
    year INTEGER CHECK (year BETWEEN 1970 AND 2200),
    note TEXT NOT NULL CHECK (length(note) <= 4000),
    PRIMARY KEY (list, name)
) STRICT;

CREATE TABLE value (  -- what a record says about a field; a record fills few of the fields that there are
    list TEXT NOT NULL,
    record TEXT NOT NULL,
    field TEXT NOT NULL CHECK (length(field) BETWEEN 1 AND 100),
    whole INTEGER,  -- one of these three holds the value, by the kind of the field; 0 and 1 for no and yes
    number REAL,
    words TEXT CHECK (length(words) <= 4000),
    PRIMARY KEY (list, record, field),
    CHECK ((whole IS NOT NULL) + (number IS NOT NULL) + (words IS NOT NULL) <= 1),
    FOREIGN KEY (list, record) REFERENCES record (list, name) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE calibration (  -- workload profiles only: what a profile stands for, and what it was measured on
    list TEXT NOT NULL CHECK (list = 'workloads'),
    record TEXT NOT NULL,
    family TEXT NOT NULL,
    workload TEXT NOT NULL,
    guest TEXT NOT NULL,
    measured_on TEXT NOT NULL,  -- one system a line
    benchmark TEXT CHECK (benchmark IN ('login-vsi-3', 'login-vsi-4', 'view-planner')),
    PRIMARY KEY (list, record),
    FOREIGN KEY (list, record) REFERENCES record (list, name) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE price (  -- one line of a price list; not bound to a record, because it may be one of Headroom's
    id INTEGER PRIMARY KEY CHECK (id > 0),
    item TEXT NOT NULL CHECK (length(item) <= 300),
    order_number TEXT NOT NULL CHECK (length(order_number) <= 100),
    unit_price TEXT NOT NULL CHECK (length(unit_price) BETWEEN 1 AND 40),  -- exact decimal
    currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    discount_percent TEXT NOT NULL CHECK (length(discount_percent) BETWEEN 1 AND 40),  -- exact decimal
    per TEXT NOT NULL CHECK (per IN ('component', 'socket', 'memory_module', 'drive')),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 0 AND 1000000),
    list TEXT NOT NULL CHECK (list IN ('', 'cpus', 'servers', 'arrays', 'drives', 'workloads')),
    record TEXT NOT NULL CHECK (length(record) <= 200 AND (record = '') = (list = '')),
    valid_from TEXT NOT NULL CHECK (valid_from = '' OR valid_from GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    valid_to TEXT NOT NULL CHECK (valid_to = '' OR valid_to GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    price_date TEXT NOT NULL CHECK (length(price_date) <= 10),
    source TEXT NOT NULL CHECK (length(source) <= 300),
    CHECK (item <> '' OR order_number <> ''),
    CHECK (valid_from = '' OR valid_to = '' OR valid_from <= valid_to)
) STRICT;
