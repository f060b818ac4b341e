import { addDays, type Day, firstOfYear, yearOf } from '@stundenbuch/domain/calendar/day';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { bossOf, hourOf, idOf, type Occurrence, type Stage } from './showcase-events.ts';

const company_id = showcase.id;
const ACCOUNTS = ['ledger'];

/** Since the beginning of the year vacation is an account, with openings and what the office posts. */
export function accountOccurrences(stage: Stage): Occurrence[] {
  const { owner, history, people, today } = stage;
  const since = firstOfYear(today);
  const year = yearOf(today);
  const created_by = bossOf(stage);
  const on = (day: Day, work: () => Promise<unknown>): Occurrence => ({
    day,
    happen: () => history.tell({ at: hourOf(stage, day, 8), by: created_by }, work),
  });
  const posted = (user_id: number, day: Day) => ({
    ...{ company_id, user_id, day, created_at: hourOf(stage, day, 8), created_by, reverses_id: null },
  });
  const opening = (person: number, days: number) => ({
    ...{ ...posted(person, since), year: year - 1, kind: 'opening', days, text: `Rest aus ${year - 1}` },
  });
  const extra = {
    ...{ ...posted(idOf(stage, 'theo'), `${year}-04-01`), year, kind: 'extra', days: 1 },
    text: 'Zehn Jahre im Betrieb',
  };
  const begin = async () => {
    const made = {
      company_id,
      since,
      value: {},
      version: 1,
      created_at: hourOf(stage, since, 8),
      created_by,
    };
    await insertAll(
      owner,
      'company_settings',
      ACCOUNTS.map((feature) => ({ ...made, feature })),
    );
    await owner.query('update companies set features = features || $2 where id = $1', [company_id, ACCOUNTS]);
    const { rows } = await owner.query<{ id: number; days: number }>(
      'select id, vacation_lastyear::float8 as days from users where company_id = $1 order by id',
      [company_id],
    );
    const openings = rows.map(({ id, days }) => opening(id, days));
    await insertAll(owner, 'vacation_postings', openings);
  };
  // Who is hired in the course of the year begins with nothing.
  const newcomers = people.filter(({ from }) => addDays(from, -20) > since);
  return [
    on(since, begin),
    ...newcomers.map(({ id, from }) =>
      on(addDays(from, -20), () => insertAll(owner, 'vacation_postings', [opening(id, 0)])),
    ),
    ...[extra]
      .filter(({ day }) => day <= today)
      .map((row) => on(row.day, () => insertAll(owner, 'vacation_postings', [row]))),
  ];
}
