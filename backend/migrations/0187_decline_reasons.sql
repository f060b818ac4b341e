-- Why a request, or a day of it, was declined: for the person to read.
alter table absence_requests add column decline_reason varchar(255);
