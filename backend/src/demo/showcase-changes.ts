import { maskOf } from '@stundenbuch/domain/day/contracts/columns';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, latest } from '@stundenbuch/domain/time/day';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { contractsOf, OFFICE } from './showcase.ts';
import { SHUTDOWN } from './showcase-absences.ts';
import { bossOf, hourOf, idOf, type Occurrence, type Stage } from './showcase-events.ts';
import type { AskedDays, ShownEntry } from './showcase-year.ts';
import { firstDay } from './year.ts';

const company_id = showcase.id;

/** The day on which everything was switched on: the log begins with it. */
export function switchedOn(stage: Stage, features: readonly string[]): Occurrence {
  const day = firstDay(stage.today);
  const switchOn = () =>
    stage.owner.query('update companies set features = $2 where id = $1', [company_id, features]);
  return {
    day,
    happen: () => stage.history.tell({ at: hourOf(stage, day, 6), by: bossOf(stage) }, switchOn),
  };
}

/** Somebody comes in March, somebody works less from July on, somebody leaves in December. */
export function contractOccurrences(stage: Stage, newcomer: object): Occurrence[] {
  const { owner, history, today } = stage;
  const since = firstDay(today);
  const boss = bossOf(stage);
  const [frida] = contractsOf('frida', today);
  const [, fewer] = contractsOf('milan', today);
  const [leaving] = contractsOf('armin', today);
  if (!frida || !fewer || !leaving) throw new Error('The showcase has lost a contract.');
  const on = (day: Day, by: number | null, work: () => Promise<unknown>): Occurrence => {
    const at = latest(day, since);
    return { day: at, happen: () => history.tell({ at: hourOf(stage, at, 8), by }, work) };
  };
  const milan = idOf(stage, 'milan');
  const told = earliest(addDays(leaving.ends_on as Day, -60), today);
  return [
    on(addDays(frida.valid_from, -20), boss, async () => {
      await insertAll(owner, 'users', [newcomer]);
      await owner.query('update contracts set place_id = $3 where company_id = $1 and user_id = $2', [
        ...[company_id, idOf(stage, 'frida'), OFFICE],
      ]);
    }),
    on(addDays(fewer.valid_from, -15), boss, () =>
      insertAll(owner, 'contracts', [
        { ...fewer, company_id, user_id: milan, version: 1, created_at: stage.now, created_by: boss },
      ]),
    ),
    on(fewer.valid_from, null, () => {
      const { weeklyhours, minutes, vacation } = fewer;
      return owner.query(
        'update users set weeklyhours = $3, working_days = $4, vacation = $5 where company_id = $1 and id = $2',
        [company_id, milan, weeklyhours, maskOf(minutes), vacation],
      );
    }),
    on(told, boss, () =>
      owner.query('update contracts set ends_on = $3 where company_id = $1 and user_id = $2', [
        ...[company_id, idOf(stage, 'armin'), leaving.ends_on],
      ]),
    ),
  ];
}

const earliest = (...days: Day[]) => days.toSorted()[0] as Day;

/** The company closes between the years; the ids go to the requests that are booked by it. */
export function shutdownOccurrences(
  stage: Stage,
  requests: readonly AskedDays[],
  shutdowns: Map<Day, number>,
) {
  const periods = new Map(requests.filter(({ who }) => who === null).map((one) => [one.from, one]));
  return [...periods.values()].map(({ from, to, asked }): Occurrence => {
    const day = latest(asked, firstDay(stage.today));
    const at = hourOf(stage, day, 7);
    return {
      day,
      happen: () =>
        stage.history.tell({ at, by: bossOf(stage) }, async () => {
          const { rows } = await stage.owner.query<{ id: number }>(
            `insert into closures (company_id, from_day, to_day, type, name, booked_at, created_at, created_by)
             values ($1, $2, $3, $4, $5, $6, $6, $7) returning id`,
            [company_id, from, to, TYPE.vacation, SHUTDOWN, at, bossOf(stage)],
          );
          shutdowns.set(from, rows[0]?.id as number);
        }),
    };
  });
}

const FORGOTTEN = 30;

/** Who forgot half an hour, and put it right the next morning. */
export function corrected(worked: readonly ShownEntry[], person: number, back: number) {
  const row = worked.filter(({ user_id, type }) => user_id === person && type === TYPE.work).at(-back);
  if (!row) return null;
  const first = {
    ...row,
    hours: row.hours - FORGOTTEN / 60,
    end_minute: Number(row.end_minute) - FORGOTTEN,
    net_minutes: Number(row.net_minutes) - FORGOTTEN,
  };
  return { row, first };
}

/** Put right by the person, or by the office, which says why. */
export function correction(stage: Stage, row: ShownEntry, byOffice: boolean): Occurrence {
  const day = addDays(row.day, 1);
  const mend = () =>
    stage.owner.query(
      `update entries set hours = $4, end_minute = $5, net_minutes = $6
       where company_id = $1 and user_id = $2 and day = $3 and type = $7`,
      [company_id, row.user_id, row.day, row.hours, row.end_minute, row.net_minutes, TYPE.work],
    );
  const at = hourOf(stage, day, 6);
  const occasion = byOffice
    ? { at, by: bossOf(stage), reason: 'Ende der Montage nachgetragen' }
    : { at, by: row.user_id };
  return { day, happen: () => stage.history.tell(occasion, mend) };
}

/** A booking for the wrong project, deleted the next morning. */
export function deletion(stage: Stage, row: ShownEntry, booking_text: string): Occurrence {
  const day = addDays(row.day, 1);
  const remove = () =>
    stage.owner.query(
      'delete from entries where company_id = $1 and user_id = $2 and day = $3 and booking_text = $4',
      [...[company_id, row.user_id, row.day, booking_text]],
    );
  return {
    day,
    happen: () => stage.history.tell({ at: hourOf(stage, day, 6), by: row.user_id }, remove),
  };
}
