set local lock_timeout = '2s';
-- What the substitute answers to a request. Old processes write neither.
alter table absence_requests
  add column substitute_answer varchar(3) check (substitute_answer in ('yes', 'no')),
  add column substitute_answered_at timestamptz;
