import { contractChange, contractInput } from '@stundenbuch/domain/day/contracts/contract';
import type { ContractDays } from '@stundenbuch/domain/day/contracts/timeline';
import { noFields } from '@stundenbuch/domain/day/office/contract';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, earliest, latest, monthOf } from '@stundenbuch/domain/time/day';
import { z } from 'zod';
import { sql } from '../platform/database/sql.ts';
import type { Caller } from '../platform/session/caller.ts';
import { ContractColumns } from '../workflows/contracts/contract-columns.service.ts';
import { ContractRecords } from '../workflows/contracts/contract-records.service.ts';
import { Contracts } from '../workflows/contracts/contracts.service.ts';
import { Bookings } from '../workflows/times/bookings.service.ts';
import { WorkingTimes } from '../workflows/times/working-times.service.ts';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { typed } from './house.ts';
import { contractsOf } from './showcase.ts';
import { SHUTDOWN } from './showcase-absences.ts';
import { bossOf, hourOf, idOf, idOfEntry, type Occurrence, on, type Stage } from './showcase-events.ts';
import { type AskedDays, type ShownEntry, timesOf } from './showcase-year.ts';
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
  const { owner, house, today } = stage;
  const since = firstDay(today);
  const [frida] = contractsOf('frida', today);
  const [, fewer] = contractsOf('milan', today);
  const [leaving] = contractsOf('armin', today);
  if (!frida || !fewer || !leaving) throw new Error('The showcase has lost a contract.');
  const byBoss = (day: Day, work: (boss: Caller) => Promise<unknown>) =>
    on(stage, latest(day, since), 8, bossOf(stage), work);
  const milan = idOf(stage, 'milan');
  const change = async (boss: Caller, who: string, terms: ContractDays & { note: string | null }) => {
    const [stored] = await house.service(Contracts).ofPerson(boss, idOf(stage, who));
    if (!stored) throw new Error(`Without a contract: ${who}`);
    const sent = typed(contractChange, { ...terms, minutes: [...terms.minutes], version: stored.version });
    await house.service(ContractRecords).change(boss, stored.id, sent);
  };
  const noticeDay = earliest(addDays(leaving.ends_on as Day, -60), today);
  return [
    byBoss(addDays(frida.valid_from, -20), async (boss) => {
      await insertAll(owner, 'users', [newcomer]);
      await change(boss, 'frida', frida);
    }),
    // Agreed before anybody asked for vacation: what is asked for from July on knows of it.
    byBoss(since, (boss) =>
      house
        .service(ContractRecords)
        .create(boss, typed(contractInput, { ...fewer, minutes: [...fewer.minutes], user: milan })),
    ),
    byBoss(fewer.valid_from, (boss) =>
      house.database.write(boss, (tx) => house.service(ContractColumns).refresh(tx, boss, milan)),
    ),
    byBoss(noticeDay, (boss) => change(boss, 'armin', leaving)),
  ];
}

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
  const ofOffice = byOffice && { user: row.user_id, reason: 'Ende der Montage nachgetragen' };
  return soonAfter(stage, row, byOffice ? bossOf(stage) : row.user_id, async (who) => {
    const id = await idOfEntry(stage, who, row, sql`e.type = ${TYPE.work}`);
    const times = typed(z.any(), { ...timesOf(row), ...ofOffice });
    await stage.house.service(WorkingTimes).change(who, id, times);
  });
}

/** A booking for the wrong project is deleted. */
export function deletion(stage: Stage, row: ShownEntry, text: string): Occurrence {
  return soonAfter(stage, row, row.user_id, async (who) => {
    const id = await idOfEntry(stage, who, row, sql`e.booking_text = ${text}`);
    await stage.house.service(Bookings).delete(who, id, typed(noFields, {}));
  });
}

/** The next morning, or the same evening where the month ends with the day: in the next one it could no longer be put right. */
function soonAfter(stage: Stage, { day }: ShownEntry, by: number, work: (who: Caller) => Promise<void>) {
  const morning = addDays(day, 1);
  return monthOf(morning) === monthOf(day) ? on(stage, morning, 6, by, work) : on(stage, day, 18, by, work);
}
