set local lock_timeout = '2s';
alter table entries validate constraint entries_credit;
alter table entries validate constraint entries_absence_kind;
