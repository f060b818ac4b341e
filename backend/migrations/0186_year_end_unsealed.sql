-- What a year-end closing posts, and what takes it back, belongs to the year of the vacation: a closed month of one person would
-- refuse the closing of everybody just when days expire. Whatever else is posted stays refused.
alter table vacation_postings add constraint vacation_postings_of_closing
  check (closing_id is null or kind in ('carried', 'expired'));

drop trigger month_sealed on vacation_postings;
create trigger month_sealed before insert on vacation_postings for each row
  when (new.closing_id is null) execute function month_sealed();
create trigger month_sealed_afterwards before update or delete on vacation_postings for each row execute function month_sealed();
