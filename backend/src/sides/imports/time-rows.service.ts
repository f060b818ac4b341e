import { Injectable } from '@nestjs/common';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays } from '@stundenbuch/domain/time/day';
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
import { differences, mayChange, type Run, type Taker, type Unit, type UnitOutcome } from './run.ts';

type Row = ReadRow<'times'>;
type Times = { start: number; end: number; break: number };
type Stored = Times & { id: number; booked: number };

const MIDNIGHT = 24 * 60;

/** Working times: several of a day are one, what goes over midnight is two days (IMP-04, SET-60). */
@Injectable()
export class TimeRows implements Taker<'times'> {
  constructor(
    private readonly database: Database,
    private readonly times: WorkingTimes,
    private readonly people: NewPeople,
  ) {}

  units(run: Run, rows: readonly Row[]): Unit[] {
    return gathered(rows.flatMap(ofEachDay), dayKey).map(([key, same]) => ({
      lines: [...new Set(same.map(({ line }) => line))],
      keys: [key],
      take: () => this.take(run, same),
    }));
  }

  private async take(run: Run, rows: readonly Row[]): Promise<UnitOutcome> {
    const row = rows[0] as Row;
    refuseIf(monthRefusal(row.day, run.today));
    const intervals = rows.map((one) => intervalOf(run, one));
    const times = oneWorkingTime(intervals);
    if (times.end - times.start <= times.break) throw new Refused(refuseRow('row_break', 'break'));
    const person = await this.people.ofRow(run, row);
    const { stored, booked } = await this.stored(run, person.id, row);
    const changes = differences(
      (['start', 'end', 'break'] as const).map((key) => [
        headerOf('times', key) ?? key,
        stored?.[key],
        times[key],
      ]),
      (minutes) => timeOf(minutes ?? 0),
    );
    const hours = (times.end - times.start - times.break) / 60;
    const message = booked === 0 || booked === hours ? null : rowNotes.booked(formatHours(booked));
    const body = new Input(workingTimeInput, bodyOf(row, times));
    const writer = writerOf(run, person.id);
    if (!stored) {
      await this.times.create(writer, body);
      return { result: 'new', hours, message };
    }
    if (changes.length === 0) return { result: 'known', message };
    if (!mayChange(run, row.change)) return { result: 'left', changes, message };
    await this.times.change(writer, stored.id, body);
    return { result: 'changed', changes, message };
  }

  private async stored(
    { who }: Run,
    person: number,
    { day }: Row,
  ): Promise<{ stored: Stored | null; booked: number }> {
    const found = await this.database.read<Stored & { type: number | null; hours: number }>(
      who,
      sql`select id, type, hours::float8 as hours, start_minute as start, end_minute as end,
          coalesce(break_minutes, round(break_hours * 60))::int as break
        from entries where company_id = ${who.company} and user_id = ${person} and day = ${day}
          and (type = ${TYPE.work} or project_id is not null)`,
    );
    const booked = found.filter(({ type }) => type === null).reduce((sum, { hours }) => sum + hours, 0);
    return { stored: found.find(({ type }) => type === TYPE.work) ?? null, booked };
  }
}

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

function bodyOf({ day }: Row, times: Times) {
  const hours = (times.end - times.start - times.break) / 60;
  return {
    ...{ day, hours, start_time: timeOf(times.start) },
    end_time: times.end === MIDNIGHT ? '24:00' : timeOf(times.end),
    break: Math.round((times.break / 60) * 100) / 100,
  };
}
