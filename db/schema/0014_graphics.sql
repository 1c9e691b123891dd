-- Format 14: graphics boards in hosts, and the virtual GPU of a pool's desktops; '': none.
CREATE TABLE component_before AS SELECT * FROM component;
DROP TABLE component;
CREATE TABLE component (  -- every component; the table named by `kind` holds its fields
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL REFERENCES variant (id) DEFERRABLE INITIALLY DEFERRED,
    id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (
        'host', 'cluster', 'storage_array', 'disk_group',
        'desktop_pool', 'infrastructure_servers', 'network_link', 'graphics_boards', 'note'
    )),
    UNIQUE (variant, id)
) STRICT;
INSERT INTO component SELECT * FROM component_before;
DROP TABLE component_before;

CREATE TABLE graphics_boards (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    board_model TEXT NOT NULL,
    boards INTEGER NOT NULL,
    slot_width TEXT NOT NULL,
    profile_sizes TEXT NOT NULL,
    power_watts REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

ALTER TABLE desktop_pool ADD COLUMN vgpu_profile TEXT NOT NULL DEFAULT '';
