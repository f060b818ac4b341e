set local lock_timeout = '2s';
alter table wage_types validate constraint wage_types_unit_check;
