-- A place that a contract names stays.
alter table contracts add constraint contracts_place
  foreign key (company_id, place_id) references places (company_id, id);
