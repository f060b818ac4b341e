set local lock_timeout = '2s';
alter table absence_kinds validate constraint absence_kinds_contingent;
alter table absence_kinds validate constraint absence_kinds_of_contingent;
