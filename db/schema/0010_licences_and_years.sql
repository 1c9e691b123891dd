-- Format 10: licences, subscriptions and services as lines of the plan, and the years ahead; plans from before have no lines
-- and do not grow.
CREATE TABLE licence (
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL REFERENCES variant (id) DEFERRABLE INITIALLY DEFERRED,
    id TEXT NOT NULL,
    scope TEXT NOT NULL,       -- ids of what it counts, with blanks between them; empty: the whole plan
    name TEXT NOT NULL,
    vendor TEXT NOT NULL,
    order_number TEXT NOT NULL,
    unit TEXT NOT NULL,
    each REAL NOT NULL,
    least_per_processor INTEGER NOT NULL,
    least_per_host INTEGER NOT NULL,
    least_per_order INTEGER NOT NULL,
    pack_size INTEGER NOT NULL,
    includes_tib REAL NOT NULL,
    beyond_included INTEGER NOT NULL,
    unit_price TEXT,           -- exact decimal in `currency`; NULL: not known yet
    currency TEXT NOT NULL,
    discount_percent TEXT NOT NULL,  -- exact decimal, taken off the unit price
    term TEXT NOT NULL,
    prepaid_years INTEGER NOT NULL,
    support_percent TEXT NOT NULL,   -- exact decimal, of the net price in each year
    from_year INTEGER NOT NULL,
    to_year INTEGER NOT NULL,        -- 0: to the end
    valid_from TEXT NOT NULL,
    valid_to TEXT NOT NULL,
    price_date TEXT NOT NULL,
    source TEXT NOT NULL,
    UNIQUE (variant, id)
) STRICT;

ALTER TABLE edit RENAME TO edit_before;

CREATE TABLE edit (  -- one changed row of a step, before and after; NULL where the row does not exist
    step INTEGER NOT NULL REFERENCES step (number) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 1),
    variant TEXT NOT NULL,     -- whose plan it changed; empty for the list of variants and the proposal
    target TEXT NOT NULL CHECK (target IN (
        'variants', 'proposal', 'settings', 'components', 'parents', 'positions', 'links', 'licences'
    )),
    key TEXT NOT NULL,         -- variant, component, licence, name of the setting, 'design', or JSON [source, role, target]
    before TEXT,               -- JSON; a component that exists before and after and the design of the proposal list
    after TEXT,                -- just what changed; a variant that comes or goes says how many of the next rows
                               -- hold its plan
    PRIMARY KEY (step, number)
) STRICT;

INSERT INTO edit SELECT * FROM edit_before;
DROP TABLE edit_before;
-- Years ahead: growth, later prices and refresh; plans from before do not grow.
ALTER TABLE settings ADD COLUMN planned_years INTEGER NOT NULL DEFAULT 5;
ALTER TABLE settings ADD COLUMN first_year INTEGER NOT NULL DEFAULT 0;  -- calendar year; 0: numbered from 1
ALTER TABLE settings ADD COLUMN cpu_growth_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN ram_growth_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN io_growth_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN server_index_percent REAL NOT NULL DEFAULT 0;  -- change of prices per year, signed
ALTER TABLE settings ADD COLUMN memory_index_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN flash_index_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN disk_index_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN array_index_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN software_index_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN energy_index_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN refresh_years INTEGER NOT NULL DEFAULT 0;  -- 0: hardware is not replaced
ALTER TABLE settings ADD COLUMN discount_rate_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN growth_percent REAL NOT NULL DEFAULT 0;
ALTER TABLE desktop_pool ADD COLUMN later_desktops TEXT NOT NULL DEFAULT '';  -- numbers with blanks between them
