import { Injectable } from '@nestjs/common';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { formatHours } from '@stundenbuch/domain/time/format';
import { timeOf } from '@stundenbuch/domain/time/time';
import { headerOf } from '@stundenbuch/domain/workflows/imports/columns';
import { refuseRow, rowNotes } from '@stundenbuch/domain/workflows/imports/messages';
import { isOnGrid, oneWorkingTime, toQuarter } from '@stundenbuch/domain/workflows/imports/rounding';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { WorkingTimes } from '../../workflows/times/working-times.service.ts';
import { NewPeople } from './new-people.service.ts';
import { dayKey, gathered, monthRefusal, writerOf } from './of-a-day.ts';
import {
  type Ahead,
  differences,
  mayChange,
  type Run,
  type Taker,
  type Unit,
  type UnitOutcome,
} from './run.ts';

type Row = ReadRow<'times'>;
type Times = { start: number; end: number; break: number };
type Stored = Times & { id: number };

/** By person and day: what the days have, and what is about to be stored. */
interface Known {
  times: Map<string, Stored>;
  booked: Map<string, number>;
  ahead: Set<string>;
  judgedFrom: Day | null;
}

const MIDNIGHT = 24 * 60;

/** Working times: several of a day are one, what goes over midnight is two days (IMP-04, SET-60). */
@Injectable()
export class TimeRows implements Taker<'times'> {
  constructor(
    private readonly database: Database,
    private readonly times: WorkingTimes,
    private readonly people: NewPeople,
  ) {}

  async units(run: Run, rows: readonly Row[]): Promise<Unit[]> {
    const days = rows.flatMap(ofEachDay);
    const known = await this.known(run, days);
    return gathered(days, dayKey).map(([key, same]) => ({
      lines: [...new Set(same.map(({ line }) => line))],
      keys: [key],
      take: () => this.take(run, known, same),
      ahead: () => this.ahead(run, known, same),
    }));
  }

  /** A working time that is new, of somebody who is there, on a day of which the law is not asked. */
  private async ahead(run: Run, known: Known, rows: readonly Row[]): Promise<Ahead | null> {
    const row = rows[0] as Row;
    if (known.judgedFrom !== null && row.day >= known.judgedFrom) return null;
    const times = timesOf(run, rows);
    const person = run.people.find(row);
    if (!person) return null;
    const key = storedKey(person.id, row.day);
    if (known.times.has(key) || known.ahead.has(key)) return null;
    known.ahead.add(key);
    return {
      person: person.id,
      body: bodyOf(row, times),
      store: (bodies) => this.times.createAll(writerOf(run, person.id), bodies),
      taken: ({ ids: [id = 0] }) => {
        known.times.set(key, { id, ...times });
        return { result: 'new', hours: hoursOf(times), message: bookedNote(times, known.booked.get(key)) };
      },
    };
  }

  private async take(run: Run, known: Known, rows: readonly Row[]): Promise<UnitOutcome> {
    const row = rows[0] as Row;
    const times = timesOf(run, rows);
    const person = await this.people.ofRow(run, row);
    const key = storedKey(person.id, row.day);
    const stored = known.times.get(key);
    const changes = differences(
      (['start', 'end', 'break'] as const).map((cell) => [
        headerOf('times', cell) ?? cell,
        stored?.[cell],
        times[cell],
      ]),
      (minutes) => timeOf(minutes ?? 0),
    );
    const message = bookedNote(times, known.booked.get(key));
    const body = bodyOf(row, times);
    const writer = writerOf(run, person.id);
    if (!stored) {
      const { id } = await this.times.create(writer, body);
      // Two rows may name a person differently.
      known.times.set(key, { id, ...times });
      return { result: 'new', hours: hoursOf(times), message };
    }
    if (changes.length === 0) return { result: 'known', message };
    if (!mayChange(run, row.change)) return { result: 'left', changes, message };
    await this.times.change(writer, stored.id, body);
    return { result: 'changed', changes, message };
  }

  /** What the days of the people have before the rows. */
  private async known({ who, people }: Run, rows: readonly Row[]): Promise<Known> {
    const users = [...new Set(rows.flatMap((row) => people.ids(row)))];
    const days = [...new Set(rows.map(({ day }) => day))];
    const found = await this.database.read<
      Stored & { user: number; day: Day; type: number | null; hours: number }
    >(
      who,
      sql`select id, user_id as "user", day, type, hours::float8 as hours, start_minute as start, end_minute as end,
          coalesce(break_minutes, round(break_hours * 60))::int as break
        from entries where company_id = ${who.company} and user_id = any(${users}) and day = any(${days}::date[])
          and (type = ${TYPE.work} or project_id is not null)`,
    );
    const known: Known = {
      times: new Map(),
      booked: new Map(),
      ahead: new Set(),
      judgedFrom: await this.times.judgedFrom(who),
    };
    for (const { user, day, type, hours, ...times } of found) {
      const key = storedKey(user, day);
      if (type === TYPE.work) known.times.set(key, times);
      else known.booked.set(key, (known.booked.get(key) ?? 0) + hours);
    }
    return known;
  }
}

const storedKey = (user: number, day: Day) => `${user}|${day}`;

function timesOf(run: Run, rows: readonly Row[]): Times {
  refuseIf(monthRefusal((rows[0] as Row).day, run.today));
  const times = oneWorkingTime(rows.map((one) => intervalOf(run, one)));
  if (times.end - times.start <= times.break) throw new Refused(refuseRow('row_break', 'break'));
  return times;
}

const hoursOf = ({ start, end, break: pause }: Times) => (end - start - pause) / 60;

/** Of hours that are booked, where they are others. */
const bookedNote = (times: Times, booked = 0): string | null =>
  booked === 0 || booked === hoursOf(times) ? null : rowNotes.booked(formatHours(booked));

/** Rounded each end by itself, or as it is where any minute counts. */
function intervalOf({ round, who }: Run, row: Row): Times {
  if (round) return { start: toQuarter(row.start), end: toQuarter(row.end), break: toQuarter(row.break) };
  const off = (['start', 'end', 'break'] as const).find((key) => !isOnGrid(row[key]));
  if (off && !hasMinutes(who.features)) throw new Refused(refuseRow('row_grid', off));
  return row;
}

function ofEachDay(row: Row): Row[] {
  if (row.end <= MIDNIGHT) return [row];
  const next = { ...row, day: addDays(row.day, 1), start: 0, end: row.end - MIDNIGHT, break: 0 };
  return [{ ...row, end: MIDNIGHT }, next];
}

function bodyOf({ day }: Row, times: Times): Input {
  return new Input(workingTimeInput, {
    ...{ day, hours: hoursOf(times), start_time: timeOf(times.start) },
    end_time: times.end === MIDNIGHT ? '24:00' : timeOf(times.end),
    break: Math.round((times.break / 60) * 100) / 100,
  });
}
