set local lock_timeout = '2s';
-- What the law attaches to days of a kind, whatever the company calls it (ART-04).
alter table absence_kinds add column statutory varchar(9) not null default 'none'
  check (statutory in ('none', 'parental', 'maternity'));
