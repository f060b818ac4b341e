-- A decision can be taken back for a moment: of entries decided before, nobody knows when.
alter table entries add column decided_at timestamptz;
-- Without a day of entry a person's days count from the one on which the account was made; of older accounts all do.
alter table users add column created_at timestamptz;
