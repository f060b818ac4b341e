-- Until when another e-mail can be confirmed: shown to the person, also where nobody was asked because somebody else has it.
alter table users add pending_until timestamptz;
update users u set pending_until = c.expires_at from codes c
where c.company_id = u.company_id and c.user_id = u.id and c.kind = 'email' and u.pending_email is not null;

-- Since when nothing is sent to an address.
alter table refused_addresses add held_since timestamptz;
update refused_addresses set held_since = created_at where times >= 3;

-- A company that the operator has locked: nobody begins a session, by whatever way, until it is unlocked.
alter table companies add locked_at timestamptz;

create function refuse_locked_company() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since timestamptz;
begin
  -- Waits for a lock that is just being set; one that comes later ends this session.
  select locked_at into since from companies where id = new.company_id for share;
  if since is not null then
    raise exception 'company % is locked', new.company_id using errcode = '23514', constraint = 'company_locked';
  end if;
  return new;
end
$$;
revoke execute on function refuse_locked_company from public;
create trigger company_locked before insert on sessions for each row execute function refuse_locked_company();
