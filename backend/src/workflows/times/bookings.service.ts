import { Injectable } from '@nestjs/common';
import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import { noFields } from '@stundenbuch/domain/day/office/contract';
import { recordable, type WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { isAbsence } from '@stundenbuch/domain/records/entries/status';
import { deletionRow, mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import {
  type BookingInput,
  bookingInput,
  type Entry as WireEntry,
} from '@stundenbuch/domain/records/timesheet/contract';
import {
  type BookingFacts,
  bookingRefusal,
  entryDeletionRefusal,
} from '@stundenbuch/domain/records/timesheet/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Budgets } from '../../accounts/budgets/budgets.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { orRefused, Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { deleteEmptyRequest } from '../../records/entries/empty-request.ts';
import { Entries, projectOf } from '../../records/entries/entries.service.ts';
import type { Entry } from '../../records/entries/entry.entity.ts';
import { columnsOf, type EntryColumns, type EntryFields } from '../../records/entries/entry-fields.ts';
import { isAway, leavesNoTime } from '../../records/entries/kinds.ts';
import { LedEntries } from '../../records/entries/led-entries.service.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import { isCorrection, shownTo, type Writer, Writers } from '../../records/entries/writers.service.ts';
import { DecisionRights } from '../absences/decision-rights.service.ts';

/** Hours worked for a project; reading and deleting serve every kind of entry. */
@Injectable()
export class Bookings {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly led: LedEntries,
    private readonly clock: Clock,
    private readonly visibility: Visibility,
    private readonly rights: DecisionRights,
    private readonly budgets: Budgets,
  ) {}

  async read(who: Caller, id: number): Promise<WireEntry> {
    const entry = existing(await this.entries.one(who, sql`e.id = ${id}`));
    if (mayReadPerson(who, entry.user)) return this.seenBy(who, entry);
    const ofLed = await this.led.one(who, id);
    if (!ofLed) throw new Refused(refuseWire('forbidden'));
    return ofLed;
  }

  /** What reads as no more than 'Abwesend' is not asked for by itself. */
  private async seenBy(who: Caller, entry: WireEntry): Promise<WireEntry> {
    if (entry.user === who.id) return entry;
    const { isWhole, named } = await this.visibility.of(who);
    return isWhole ? entry : existing(await this.entries.one(who, sql`e.id = ${entry.id} and ${named}`));
  }

  async create(who: Caller, body: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, body);
    const input = body.readBy(bookingInput);
    if (writer.asLead || hasBudgets(writer)) return this.createInOrder(writer, input);
    return this.entries.record(writer, [factsQuery(writer, input)], ([rows], work) =>
      this.columns(writer, input, rows as FactRow[], work),
    );
  }

  /**
   * In a transaction of its own length: a lead's right is asked under the lock, and whether it is beyond the budget of its project
   * is asked of what is stored.
   */
  private createInOrder(writer: Writer, input: BookingInput): Promise<WireEntry> {
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      await this.writers.refuseUnlessLed(tx, writer, [input.day]);
      const rows = await rowsOf<FactRow>(tx, factsQuery(writer, input));
      const columns = this.columns(writer, input, rows, work);
      return this.save(tx, writer, null, input, columns);
    });
  }

  /** Many of one person at once, each answered as by `create`: not where one is asked what those before it have left. */
  createAll(writer: Writer, bodies: readonly Input[]): Promise<({ ids: number[] } | Refused)[]> {
    if (writer.asLead || hasBudgets(writer)) throw new Error('These bookings are stored one by one');
    const inputs = bodies.map((body) => orRefused(() => body.readBy(bookingInput)));
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      const facts = await rowsOf<FactRow>(tx, factsOfAll(writer, inputs));
      const columns = inputs.map((input, at) => {
        if (input instanceof Refused) return input;
        return orRefused(() => this.columns(writer, input, facts.slice(at, at + 1), work));
      });
      const allowed = columns.flatMap((one) => (one instanceof Refused ? [] : [one]));
      // Numbered as they were sent.
      const stored = (await this.entries.store(tx, writer, allowed)).sort((a, b) => a.id - b.id);
      return columns.map((one) =>
        one instanceof Refused ? one : { ids: stored.splice(0, 1).map(({ id }) => id) },
      );
    });
  }

  /** Refuses where no hours could be booked, whatever they are. */
  async refuseUnlessBookable(who: Caller, where: Bookable): Promise<void> {
    const writer = await this.writers.of(who, new Input(noFields, {}));
    await this.entries.withPerson(writer, writer.person, async (tx, work) => {
      this.refuse(writer, where, await rowsOf<FactRow>(tx, factsQuery(writer, where)), work);
    });
  }

  async change(who: Caller, id: number, body: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, body);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      const entry = await this.entries.own(tx, writer, id);
      if (entry.type !== null) throw new Refused(refuseWire('not_found'));
      const input = body.readBy(bookingInput);
      await this.writers.refuseUnlessLed(tx, writer, [entry.day, input.day]);
      const rows = await rowsOf<FactRow>(tx, factsQuery(writer, input));
      const columns = this.columns(writer, input, rows, work, entry.day);
      return this.save(tx, writer, entry, input, columns);
    });
  }

  private async save(
    tx: Tx,
    writer: Writer,
    entry: Entry | null,
    input: BookingInput,
    columns: EntryColumns,
  ) {
    const store = () => this.entries.save(tx, writer, entry, columns);
    return shownTo(
      writer,
      await (hasBudgets(writer) ? this.budgets.book(tx, writer, input, store) : store()),
    );
  }

  /** What is stored of an allowed input, new or changed. */
  private columns(
    writer: Writer,
    input: BookingInput,
    rows: FactRow[],
    work: WorkFacts,
    storedDay?: Day,
  ): EntryColumns {
    this.refuse(writer, input, rows, work, storedDay);
    return columnsOf(bookingFields, input);
  }

  private refuse(writer: Writer, input: Bookable, rows: FactRow[], work: WorkFacts, storedDay?: Day): void {
    const ofDay = recordable(work, input.day, isCorrection(writer));
    const { anyMonth } = writer;
    const facts = { ...factsOf(rows), ...ofDay, storedDay, anyMonth, months: work.months };
    refuseIf(bookingRefusal(input, facts, this.clock.today()));
  }

  async delete(who: Caller, id: number, body: Input): Promise<{ id: number }> {
    body.mustBeReadable();
    const writer = await this.writers.of(who, body);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      const entry = await this.entries.own(tx, writer, id);
      body.readBy(noFields);
      const project = projectOf(entry);
      await this.writers.refuseUnlessLed(tx, writer, [entry.day]);
      if (writer.asLead && isAbsence(project)) await this.rights.refuseChange(tx, writer, entry);
      refuseIf(offRefusal(deletionRow(project), writer));
      const { day, status = null } = entry;
      const { anyMonth } = writer;
      refuseIf(entryDeletionRefusal({ day, project, status }, this.clock.today(), anyMonth, work.months));
      tx.remove(entry);
      await deleteEmptyRequest(tx, writer, entry.request ?? null);
      return { id };
    });
  }
}

const bookingFields: EntryFields<BookingInput> = {
  day: (day) => ({ day }),
  project: (project) => ({ project }),
  hours: (hours) => ({ hours }),
  booking_text: (booking_text) => ({ booking_text }),
};

type Bookable = Pick<BookingInput, 'day' | 'project'>;

interface FactRow {
  status: number | null;
  absence: number | null;
}

const factsQuery = (writer: Writer, { day, project }: Bookable): Sql =>
  sql`select ${factColumns(writer, sql`${day}`, sql`${project}`)}`;

/** One row for each of the inputs. */
function factsOfAll(writer: Writer, inputs: readonly (BookingInput | Refused)[]): Sql {
  const all = inputs.map((input) => (input instanceof Refused ? null : input));
  const [days, projects] = [all.map((input) => input?.day), all.map((input) => input?.project)];
  return sql`select ${factColumns(writer, sql`b.day`, sql`b.project`)}
    from unnest(${days}::date[], ${projects}::int[]) with ordinality b(day, project, place) order by b.place`;
}

function factColumns({ company, person }: Writer, day: Sql, project: Sql): Sql {
  return sql`
    (select status from projects where company_id = ${company} and id = ${project}) as status,
    (select min(type) from entries e where company_id = ${company} and user_id = ${person} and day = ${day}
      and ${isAway} and ${leavesNoTime} having bool_or(first_half) and bool_or(second_half)) as absence`;
}

function factsOf([row]: FactRow[]): BookingFacts {
  return {
    project: row?.status == null ? null : { status: row.status },
    absence: row?.absence == null ? null : { project: row.absence },
  };
}

function offRefusal(row: AccessRow, who: Caller) {
  return denialOf(row, who) ? refuseWire('module_off') : null;
}
