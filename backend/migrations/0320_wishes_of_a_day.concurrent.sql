-- Of a day its hours and its absence may both be asked for; each of them once at a time.
drop index concurrently if exists correction_requests_of_day;
create unique index concurrently correction_requests_of_day
  on correction_requests (company_id, user_id, day, jsonb_exists(wish, 'entry')) where state = 'open';
drop index concurrently if exists correction_requests_open;
