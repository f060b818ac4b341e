-- People without an e-mail log in as 'anna@muster': the short name of their company has no point, so that no address looks like one,
-- and is of one company alone.
drop index concurrently if exists company_settings_short_name;
create unique index concurrently company_settings_short_name on company_settings ((value ->> 'short_name'))
  where feature = 'login' and value ->> 'short_name' <> '';
