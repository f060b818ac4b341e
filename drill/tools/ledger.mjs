/** The client's own book of what it wrote (all of it later than 2020): what was acknowledged has to be there, what was not may be there or not, and nothing else. */
export class Ledger {
  acknowledged = 0;
  /** mark -> what may stand in the database, as `user|project|hours|text`; null is 'nothing'. */
  bookings = new Map();
  /** `user|monday` -> the numbers of days that may stand there. */
  weeks = new Map();

  /** `outcome` is 'acknowledged', 'unsent' (nobody was there to take it) or anything else for 'perhaps'. */
  wrote(map, key, state, outcome) {
    if (outcome === 'unsent') return;
    if (outcome === 'acknowledged') this.acknowledged++;
    const before = outcome === 'acknowledged' ? [] : (map.get(key) ?? [null]);
    map.set(key, [...new Set([...before, state])]);
  }

  /** Holds the book against the tables: `{ checks, faults }`. */
  async compare(database) {
    const faults = [...(await this.#bookings(database)), ...(await this.#weeks(database))];
    const sums = await database.query(SUMS);
    for (const { what, kept, real } of sums.filter(({ kept, real }) => kept !== real)) {
      faults.push(`what is kept of ${what} says ${kept}, the bookings ${real}`);
    }
    if (sums.length === 0)
      faults.push('nothing is kept in project_hours, project_weeks, project_years, entry_days');
    return { checks: this.bookings.size + this.weeks.size + sums.length, faults };
  }

  async #bookings(database) {
    const rows = await database.query(
      `select split_part(booking_text, ' ', 1) as mark, concat_ws('|', user_id, project_id, hours, booking_text) as state
       from entries where project_id is not null and day >= '2020-01-01'`,
    );
    const found = new Map(rows.map(({ mark, state }) => [mark, state]));
    const faults = [];
    if (found.size !== rows.length) faults.push(`${rows.length - found.size} bookings are there twice`);
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

/** The sums that a trigger keeps, beside the sums of what they are made of. */
export const SUMS = `
  select concat_ws('|', project_id, user_id, year) as what,
    coalesce(k.hours, 0) || '/' || coalesce(k.bookings, 0) as kept,
    coalesce(r.hours, 0) || '/' || coalesce(r.bookings, 0) as real
  from (select project_id, user_id, year, hours, bookings from project_hours where bookings <> 0 or hours <> 0) k
  full join (
    select project_id, user_id, extract(year from day)::smallint as year, sum(hours) as hours, count(*) as bookings
    from entries where project_id is not null group by 1, 2, 3) r using (project_id, user_id, year)
  union all
  select concat_ws('|', project_id, week) as what, coalesce(k.bookings, 0)::text, coalesce(r.bookings, 0)::text
  from (select project_id, week, sum(bookings) as bookings from project_weeks group by 1, 2 having sum(bookings) <> 0) k
  full join (
    select project_id, date_trunc('week', day::timestamp)::date as week, count(*) as bookings
    from entries where project_id is not null group by 1, 2) r using (project_id, week)
  union all
  select concat_ws('|', project_id, year), coalesce(k.hours, 0) || '/' || coalesce(k.bookings, 0),
    coalesce(r.hours, 0) || '/' || coalesce(r.bookings, 0)
  from (select project_id, year, sum(hours) as hours, sum(bookings) as bookings from project_years
    group by 1, 2 having sum(bookings) <> 0 or sum(hours) <> 0) k
  full join (
    select project_id, coalesce(extract(year from day)::smallint, 0) as year, sum(hours) as hours, count(*) as bookings
    from entries where project_id is not null group by project_id, rollup (extract(year from day)::smallint)
  ) r using (project_id, year)
  union all
  select concat_ws('|', company_id, day), coalesce(k.n, '0/0/0/0'), coalesce(r.n, '0/0/0/0')
  from (select company_id, day, concat_ws('/', sum(times), sum(booked), sum(open), sum(decided)) as n
    from entry_days group by 1, 2 having sum(times) <> 0 or sum(booked) <> 0 or sum(open) <> 0 or sum(decided) <> 0) k
  full join (
    select company_id, day, concat_ws('/', count(*) filter (where type = 50 or (type in (30, 80) and status < 2)),
      count(*) filter (where project_id is not null or (type <> 50 and status < 2)),
      count(*) filter (where status = 0), count(*) filter (where status > 0)) as n
    from entries group by 1, 2) r using (company_id, day)
  union all
  select 'people of ' || company_id, coalesce(k.people, 0)::text, coalesce(r.people, 0)::text
  from company_people k full join (select company_id, count(*) as people from users group by 1) r using (company_id)`;
