-- What takes a posting back stands on the account of the same person, as in vacation_postings (0101).
alter table time_postings add constraint time_postings_of_person unique (company_id, user_id, id);
alter table time_postings drop constraint time_postings_reversal;
alter table time_postings add constraint time_postings_reversal foreign key (company_id, user_id, reverses_id)
  references time_postings (company_id, user_id, id);
