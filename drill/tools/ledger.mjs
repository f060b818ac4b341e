/** The client's record of its writes (all dated after 2020): acknowledged ones must be stored, others may or may not be, and nothing else. */
export class Ledger {
  acknowledged = 0;
  /** mark -> the possible states in the database, as `user|project|hours|text`; null is 'nothing'. */
  bookings = new Map();
  /** `user|monday` -> the possible numbers of days. */
  weeks = new Map();

  /** `outcome` is 'acknowledged', 'unsent' (no server was reachable) or anything else for 'perhaps'. */
  wrote(map, key, state, outcome) {
    if (outcome === 'unsent') return;
    if (outcome === 'acknowledged') this.acknowledged++;
    const before = outcome === 'acknowledged' ? [] : (map.get(key) ?? [null]);
    map.set(key, [...new Set([...before, state])]);
  }

  /** Compares the record with the tables: `{ checks, faults }`. */
  async compare(database) {
    const faults = [...(await this.#bookings(database)), ...(await this.#weeks(database))];
    const sums = await database.query(SUMS);
    for (const { what, stored, actual } of sums.filter(({ stored, actual }) => stored !== actual)) {
      faults.push(`the stored sum of ${what} is ${stored}, that of the entries ${actual}`);
    }
    if (sums.length === 0) faults.push('entry_sums has no sums');
    return { checks: this.bookings.size + this.weeks.size + sums.length, faults };
  }

  async #bookings(database) {
    const rows = await database.query(
      `select split_part(booking_text, ' ', 1) as mark, concat_ws('|', user_id, project_id, hours, booking_text) as state
       from entries where project_id is not null and day >= '2020-01-01'`,
    );
    const found = new Map(rows.map(({ mark, state }) => [mark, state]));
    const faults = [];
    if (found.size !== rows.length) faults.push(`${rows.length - found.size} bookings are stored twice`);
    for (const [mark, states] of this.bookings) {
      const state = found.get(mark) ?? null;
      if (!states.includes(state)) faults.push(`booking ${mark}: ${state} instead of ${states.join(' or ')}`);
    }
    for (const mark of found.keys())
      if (!this.bookings.has(mark)) faults.push(`booking ${mark} was never sent`);
    return faults;
  }

  async #weeks(database) {
    const rows = await database.query(
      `select concat_ws('|', user_id, date_trunc('week', day)::date) as week, count(*)::int as days
       from entries where type = 20 and status = 0 group by 1`,
    );
    const found = new Map(rows.map(({ week, days }) => [week, days]));
    const faults = [];
    for (const [week, states] of this.weeks) {
      const days = found.get(week) ?? null;
      if (!states.includes(days)) faults.push(`week ${week}: ${days} days instead of ${states.join(' or ')}`);
    }
    for (const week of found.keys()) if (!this.weeks.has(week)) faults.push(`week ${week} was never sent`);
    return faults;
  }
}

/** The sums maintained by a trigger beside those of the entries, computed independently. */
export const SUMS = `
  select concat_ws('|', list, company_id, project_id, user_id, day) as what,
    coalesce(k.sum, '0/0') as stored, coalesce(r.sum, '0/0') as actual
  from (
    select list, company_id, project_id, user_id, day, sum(entries) || '/' || sum(hours)::float8 as sum
    from entry_sums group by 1, 2, 3, 4, 5 having sum(entries) <> 0 or sum(hours) <> 0
  ) k full join (
    select 'times' as list, company_id, 0 as project_id, 0 as user_id, day, count(*) || '/0' as sum from entries
    where type = 50 or (type in (30, 80) and status < 2) group by company_id, day
    union all
    select 'booked', company_id, 0, 0, day, count(*) || '/0' from entries
    where project_id is not null or (type <> 50 and status < 2) group by company_id, day
    union all
    select 'open', company_id, 0, 0, day, count(*) || '/0' from entries where status = 0 group by company_id, day
    union all
    select 'decided', company_id, 0, 0, day, count(*) || '/0' from entries where status > 0 group by company_id, day
    union all
    select 'project', company_id, project_id, 0, '-infinity', count(*) || '/' || sum(hours)::float8
    from entries where project_id is not null group by company_id, project_id
    union all
    select 'project year', company_id, project_id, 0, date_trunc('year', day::timestamp)::date,
      count(*) || '/' || sum(hours)::float8
    from entries where project_id is not null group by company_id, project_id, 5
    union all
    select 'project week', company_id, project_id, 0, date_trunc('week', day::timestamp)::date, count(*) || '/0'
    from entries where project_id is not null group by company_id, project_id, 5
    union all
    select 'project person', company_id, project_id, user_id, '-infinity', count(*) || '/' || sum(hours)::float8
    from entries where project_id is not null group by company_id, project_id, user_id
  ) r using (list, company_id, project_id, user_id, day)`;
