import { Injectable } from '@nestjs/common';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import { bookingInput } from '@stundenbuch/domain/records/timesheet/contract';
import { formatHours } from '@stundenbuch/domain/time/format';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { headerOf } from '@stundenbuch/domain/workflows/imports/columns';
import { refuseRow, rowNotes } from '@stundenbuch/domain/workflows/imports/messages';
import { isOnGrid, sharedQuarters } from '@stundenbuch/domain/workflows/imports/rounding';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { Bookings } from '../../workflows/times/bookings.service.ts';
import { CatalogueRows } from './catalogue-rows.service.ts';
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

type Row = ReadRow<'bookings'>;

interface Stored {
  id: number;
  hours: number;
}

interface Named extends Pick<Row, 'day' | 'booking_text'> {
  user: number;
  project: number;
}

/** Of a unit: as its rows have it, and rounded. */
interface Duration {
  raw: number;
  minutes: number;
}

/** What the days have, and what is about to be stored. */
interface Known {
  stored: Map<string, Stored>;
  ahead: Set<string>;
}

/** Project bookings: those of one day, project and text are one, and a person's day is rounded as a whole (IMP-04, SET-60). */
@Injectable()
export class BookingRows implements Taker<'bookings'> {
  constructor(
    private readonly database: Database,
    private readonly bookings: Bookings,
    private readonly catalogue: CatalogueRows,
    private readonly people: NewPeople,
  ) {}

  async units(run: Run, rows: readonly Row[]): Promise<Unit[]> {
    const known: Known = { stored: await this.storedOf(run, rows), ahead: new Set() };
    return gathered(rows, dayKey).flatMap(([key, ofDay]) => {
      const bookings = gathered(ofDay, bookingKey).map(([, same]) => same);
      const raw = bookings.map((same) => same.reduce((sum, { minutes }) => sum + minutes, 0));
      const rounded = run.round ? sharedQuarters(raw) : raw;
      return bookings.map((same, at) => {
        const row = same[0] as Row;
        const duration = { raw: raw[at] as number, minutes: rounded[at] as number };
        return {
          lines: same.map(({ line }) => line),
          keys: [key],
          take: () => this.take(run, known, row, duration),
          ahead: () => this.ahead(run, known, row, duration),
        };
      });
    });
  }

  /**
   * A booking that is new, of people and projects that are there. Where projects have budgets each is asked what the one
   * before has left.
   */
  private async ahead(run: Run, known: Known, row: Row, duration: Duration): Promise<Ahead | null> {
    if (hasBudgets(run.who) || durationRefusal(run, row, duration)) return null;
    const person = run.people.find(row);
    if (!person) return null;
    const project = await this.catalogue.project(run, row.project_number, row.project);
    if (!project) return null;
    const key = storedKey({ ...row, user: person.id, project: project.id });
    if (known.stored.has(key) || known.ahead.has(key)) return null;
    known.ahead.add(key);
    const hours = duration.minutes / 60;
    return {
      person: person.id,
      body: bodyOf(row, hours, project.id),
      store: (bodies) => this.bookings.createAll(writerOf(run, person.id), bodies),
      taken: ({ ids: [id = 0] }) => {
        known.stored.set(key, { id, hours });
        return { result: 'new', hours, message: roundedNote(duration) };
      },
    };
  }

  private async take(run: Run, { stored: known }: Known, row: Row, duration: Duration): Promise<UnitOutcome> {
    refuseIf(durationRefusal(run, row, duration));
    const person = await this.people.ofRow(run, row);
    const project = await this.projectOf(run, row);
    const hours = duration.minutes / 60;
    const key = storedKey({ ...row, user: person.id, project });
    const stored = known.get(key);
    const changes = differences([[headerOf('bookings', 'minutes') ?? '', stored?.hours, hours]], (value) =>
      formatHours(value ?? 0),
    );
    const note = roundedNote(duration);
    const body = bodyOf(row, hours, project);
    const writer = writerOf(run, person.id);
    if (!stored) {
      const { id } = await this.bookings.create(writer, body);
      // Two rows may name a project differently.
      known.set(key, { id, hours });
      return { result: 'new', hours, message: note };
    }
    if (changes.length === 0) return { result: 'known', message: note };
    if (!mayChange(run, row.change)) return { result: 'left', changes, message: note };
    await this.bookings.change(writer, stored.id, body);
    return { result: 'changed', changes, message: note };
  }

  private async projectOf(run: Run, row: Row): Promise<number> {
    const found = await this.catalogue.project(run, row.project_number, row.project);
    if (found) return found.id;
    if (!run.create_missing) throw new Refused(refuseRow('row_unknown', 'project', { name: row.project }));
    const customer = await this.catalogue.customer(run, row.customer);
    return this.catalogue.addProject(run, {
      ...(row.project_number && { internal_id: row.project_number }),
      project_name: row.project,
      customer,
    });
  }

  /** What the days of the people have before the rows: asked once, the first of those that are alike. */
  private async storedOf({ who, people }: Run, rows: readonly Row[]): Promise<Map<string, Stored>> {
    const users = [...new Set(rows.flatMap((row) => people.ids(row)))];
    const days = [...new Set(rows.map(({ day }) => day))];
    const found = await this.database.read<Stored & Named>(
      who,
      sql`select id, hours::float8 as hours, user_id as "user", day, project_id as project, booking_text
        from entries where company_id = ${who.company} and user_id = any(${users}) and day = any(${days}::date[])
          and project_id is not null order by id desc`,
    );
    return new Map(found.map((one) => [storedKey(one), one]));
  }
}

function durationRefusal({ today }: Run, { day }: Row, { minutes }: Duration): Refusal | null {
  const early = monthRefusal(day, today);
  if (early) return early;
  if (!isOnGrid(minutes)) return refuseRow('row_grid', 'minutes');
  return minutes === 0 ? refuseRow('row_nothing', 'minutes') : null;
}

const roundedNote = ({ raw, minutes }: Duration) =>
  raw === minutes ? null : rowNotes.rounded(formatHours(raw / 60), formatHours(minutes / 60));

const bodyOf = ({ day, booking_text }: Row, hours: number, project: number) =>
  new Input(bookingInput, { day, hours, project, booking_text });

const bookingKey = ({ project, project_number, booking_text }: Row) =>
  JSON.stringify([project_number, project, booking_text]);

const storedKey = ({ user, day, project, booking_text }: Named) =>
  JSON.stringify([user, day, project, booking_text]);
