-- Where 0089 has found the table already, it is recorded.
select record_changes_of('absence_requests')
where not exists (select from pg_trigger where tgrelid = 'absence_requests'::regclass and tgfoid = 'record_changes'::regproc);
