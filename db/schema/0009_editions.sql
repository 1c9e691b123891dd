-- Format 9: the edition of the proposal, who signs it, and the user's words for how the plan came about. Plans from before
-- go on printing everything in one document.
ALTER TABLE proposal ADD COLUMN edition TEXT NOT NULL DEFAULT 'whole';
ALTER TABLE proposal ADD COLUMN customer_signer TEXT NOT NULL DEFAULT '';
ALTER TABLE proposal ADD COLUMN firm_signer TEXT NOT NULL DEFAULT '';

CREATE TABLE proposal_decision (  -- a line of "How we got here" that the user has changed
    position INTEGER PRIMARY KEY CHECK (position >= 1),  -- number of steps up to the decision
    label TEXT NOT NULL,       -- the English label of that step, which tells whether it is still there
    shown INTEGER NOT NULL CHECK (shown IN (0, 1)),
    text TEXT NOT NULL         -- empty: as the step says
) STRICT;
