import type { Decision } from '@stundenbuch/domain/records/absences/rules';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { substituteAnswerInput } from '@stundenbuch/domain/records/visibility/contract';
import { addDays, type Day, latest, monthOf } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { z } from 'zod';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Entries } from '../records/entries/entries.service.ts';
import { Absences } from '../workflows/absences/absences.service.ts';
import { Requests } from '../workflows/absences/requests.service.ts';
import { Substitutes } from '../workflows/absences/substitutes.service.ts';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import type { History } from './history.ts';
import { type House, typed } from './house.ts';
import type { AskedDays, Colleague, ShownEntry } from './showcase-year.ts';
import { firstDay } from './year.ts';

const company_id = showcase.id;

/** Something that happened on a day; within a day as they are listed. */
export interface Occurrence {
  day: Day;
  happen: () => Promise<void>;
}

export interface Stage {
  owner: Client;
  history: History;
  house: House;
  now: Date;
  today: Day;
  people: readonly Colleague[];
}

/** An hour of a day in UTC, as far as it has come. */
export function hourOf({ now }: Pick<Stage, 'now'>, day: Day, hour: number): Date {
  const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return at < now ? at : now;
}

export const bossOf = ({ people }: Stage) => people.find(({ isAdmin }) => isAdmin)?.id as number;
export const idOf = ({ people }: Stage, who: string) =>
  people.find((person) => person.who === who)?.id as number;

/** What somebody does in the program on a day. */
export function on(
  stage: Stage,
  day: Day,
  hour: number,
  by: number,
  work: (who: Caller) => Promise<unknown>,
): Occurrence {
  const { history, house } = stage;
  const at = hourOf(stage, day, hour);
  return { day, happen: () => history.tell({ at, by }, async () => work(await house.as(by))) };
}

/** The number of an entry of the person's day. */
export async function idOfEntry(
  { house }: Stage,
  who: Caller,
  { user_id, day }: ShownEntry,
  which: Sql,
): Promise<number> {
  const where = sql`e.user_id = ${user_id} and e.day = ${day} and ${which}`;
  const found = await house.service(Entries).one(who, where);
  if (!found) throw new Error(`${day} is not recorded.`);
  return found.id;
}

/** The working times and bookings, a statement for each month. */
export function workOccurrences(stage: Stage, worked: readonly ShownEntry[]): Occurrence[] {
  const months = Map.groupBy(worked, ({ day }) => monthOf(day));
  return [...months].map(([month, rows]) => ({
    day: `${month}-01`,
    happen: () =>
      stage.history.tellOwn(() =>
        insertAll(
          stage.owner,
          'entries',
          rows.map((row) => ({
            ...row,
            company_id,
            created_at: hourOf(stage, row.day, 16),
            request_id: null,
            decided_at: null,
          })),
        ),
      ),
  }));
}

/** What somebody said to a request. */
export interface Word {
  by: number;
  decision: Decision;
}

/** A request is asked for by the person, or booked for everybody by the shutdown, and decided. */
export function requestOccurrences(
  stage: Stage,
  requests: readonly AskedDays[],
  known: { shutdowns: Map<Day, number>; kinds: ReadonlyMap<string, number> },
  wordsOn: (request: AskedDays) => Word[],
) {
  return requests.flatMap((request): Occurrence[] => {
    const { person, who } = request;
    const asked = latest(request.asked, firstDay(stage.today), person.from);
    if (who === null) return [bookedByShutdown(stage, request, asked, known.shutdowns)];
    const decided = addDays(asked, request.type === TYPE.sickness ? 0 : 2);
    let id = 0;
    const ask = on(stage, asked, 7, person.id, async (who) => {
      const { from: day, to, type: project, half, away_minutes, note, kind, substitute } = request;
      const kind_id = kind && known.kinds.get(kind);
      const body = typed(z.any(), {
        ...{ day, end: to === day ? null : to, project, half, away_minutes, note, kind_id },
        substitute: substitute && idOf(stage, substitute.who),
      });
      const made = await stage.house.service(Absences).request(who, body);
      id = made.request as number;
    });
    const { substitute } = request;
    const answered = substitute
      ? [
          on(stage, asked, 10, idOf(stage, substitute.who), (other) =>
            stage.house
              .service(Substitutes)
              .answer(other, id, typed(substituteAnswerInput, { answer: substitute.answer })),
          ),
        ]
      : [];
    const words = decided <= stage.today ? wordsOn(request) : [];
    const said = words.map(({ by, decision }) =>
      on(stage, decided, 9, by, (who) => stage.house.service(Requests).decide(who, id, decision)),
    );
    return [ask, ...answered, ...said];
  });
}

function bookedByShutdown(
  stage: Stage,
  { person, rows, note, from }: AskedDays,
  day: Day,
  shutdowns: Map<Day, number>,
): Occurrence {
  const { owner, history } = stage;
  const [at, by] = [hourOf(stage, day, 7), bossOf(stage)];
  const book = async () => {
    const made = await owner.query<{ id: number }>(
      `insert into absence_requests (company_id, user_id, note, closure_id, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [company_id, person.id, note, shutdowns.get(from), at, by],
    );
    const known = { company_id, created_at: at, request_id: made.rows[0]?.id, decided_at: at };
    await insertAll(
      owner,
      'entries',
      rows.map((row) => ({ ...row, ...known, status: ABSENCE_STATUS.approved })),
    );
  };
  return { day, happen: () => history.tell({ at, by }, book) };
}
