-- Whom the vacation did not suffice: left out, or booked below zero. Who is hired later is booked in the same way.
alter table closures add column shortage varchar(5) not null default 'skip' check (shortage in ('skip', 'minus'));
