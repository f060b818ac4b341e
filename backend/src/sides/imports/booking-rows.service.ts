import { Injectable } from '@nestjs/common';
import { bookingInput } from '@stundenbuch/domain/records/timesheet/contract';
import { formatHours } from '@stundenbuch/domain/time/format';
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
import { differences, mayChange, type Run, type Taker, type Unit, type UnitOutcome } from './run.ts';

type Row = ReadRow<'bookings'>;

interface Stored {
  id: number;
  hours: number;
}

interface Named extends Pick<Row, 'day' | 'booking_text'> {
  user: number;
  project: number;
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
    const known = await this.storedOf(run, rows);
    return gathered(rows, dayKey).flatMap(([key, ofDay]) => {
      const bookings = gathered(ofDay, bookingKey).map(([, same]) => same);
      const raw = bookings.map((same) => same.reduce((sum, { minutes }) => sum + minutes, 0));
      const rounded = run.round ? sharedQuarters(raw) : raw;
      return bookings.map((same, at) => ({
        lines: same.map(({ line }) => line),
        keys: [key],
        take: () =>
          this.take(run, known, same[0] as Row, { raw: raw[at] as number, minutes: rounded[at] as number }),
      }));
    });
  }

  private async take(
    run: Run,
    known: Map<string, Stored>,
    row: Row,
    { raw, minutes }: { raw: number; minutes: number },
  ): Promise<UnitOutcome> {
    refuseIf(monthRefusal(row.day, run.today));
    if (!isOnGrid(minutes)) throw new Refused(refuseRow('row_grid', 'minutes'));
    if (minutes === 0) throw new Refused(refuseRow('row_nothing', 'minutes'));
    const person = await this.people.ofRow(run, row);
    const project = await this.projectOf(run, row);
    const hours = minutes / 60;
    const key = storedKey({ ...row, user: person.id, project });
    const stored = known.get(key);
    const changes = differences([[headerOf('bookings', 'minutes') ?? '', stored?.hours, hours]], (value) =>
      formatHours(value ?? 0),
    );
    const note = raw === minutes ? null : rowNotes.rounded(formatHours(raw / 60), formatHours(hours));
    const body = new Input(bookingInput, { day: row.day, hours, project, booking_text: row.booking_text });
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

const bookingKey = ({ project, project_number, booking_text }: Row) =>
  JSON.stringify([project_number, project, booking_text]);

const storedKey = ({ user, day, project, booking_text }: Named) =>
  JSON.stringify([user, day, project, booking_text]);
