-- 9999 means 'create a new one' in the forms of workers, projects and inventory: no job and no category may have it.
alter table jobs alter column id restart with 10001;
alter table categories alter column id restart with 10001;
