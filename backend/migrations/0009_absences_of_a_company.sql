-- The inbox and the calendar ask for a company's absences by day; among working times and bookings these are few.
create index entries_absences on entries (company_id, day) where type <> 50;
