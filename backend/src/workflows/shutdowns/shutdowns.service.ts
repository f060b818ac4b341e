import { Injectable } from '@nestjs/common';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { absenceFigures } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { type Day, firstOfMonth } from '@stundenbuch/domain/time/day';
import { planShutdown, shutdownRefusal } from '@stundenbuch/domain/workflows/requests/shutdown';
import type {
  ShutdownInput,
  ShutdownPerson,
  UndoneShutdown,
  Shutdown as WireShutdown,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { instant } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceRequest } from '../../records/entries/absence-request.entity.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { takesTheDay } from '../../records/entries/kinds.ts';
import { Shutdown } from './shutdown.entity.ts';
import { peopleToPlan, type ShutdownRow, shutdownFactsOf } from './shutdown-people.ts';

const conflicts = {
  closures_a_period: () => refuseCalendar('closure_taken', 'from'),
  closures_place: () => unknownPlace(),
};

const unknownPlace = () => refuseCalendar('place_unknown', 'place_id');

/** The company is closed: everybody who works there is away. */
@Injectable()
export class Shutdowns {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly clock: Clock,
  ) {}

  async list(who: Caller): Promise<WireShutdown[]> {
    const today = this.clock.today();
    return this.database.read<WireShutdown>(
      who,
      sql`select c.id, c.name, c.from_day as "from", c.to_day as "to", c.type, c.place_id,
          ${instant(sql`c.booked_at`)} as booked_at, ${instant(sql`c.undone_at`)} as undone_at,
          (select count(*)::int from entries e join absence_requests r on r.company_id = e.company_id and r.id = e.request_id
            where r.company_id = c.company_id and r.closure_id = c.id and ${takesTheDay}) as absences,
          (select coalesce(json_agg(json_build_object('user', u.id, 'first_name', u.first_name, 'name', u.name)
              order by u.name, u.first_name), '[]') from users u
            where ${laterHires} and c.undone_at is null and c.to_day >= ${today}) as not_booked
        from closures c where c.company_id = ${who.company} order by c.from_day desc, c.id desc`,
    );
  }

  async preview(who: Caller, input: ShutdownInput): Promise<ShutdownPerson[]> {
    const today = this.clock.today();
    refuseIf(shutdownRefusal(input, today));
    const place = sql`select from places where company_id = ${who.company} and id = ${input.place_id}`;
    const [rows = [], known = []] = await this.database.readAll(who, [peopleToPlan(who, input), place]);
    if (input.place_id !== null && known.length === 0) throw new Refused(unknownPlace());
    return (rows as ShutdownRow[]).flatMap((row) => {
      const plan = planShutdown(input, shutdownFactsOf(row, who.company), today);
      return plan.isConcerned ? [resultOf(row, plan)] : [];
    });
  }

  /** All of it or nothing; what the preview said may have changed meanwhile, so everybody is looked at under the locks. */
  book(who: Caller, input: ShutdownInput): Promise<{ id: number; people: ShutdownPerson[] }> {
    const today = this.clock.today();
    refuseIf(shutdownRefusal(input, today));
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await lockPeople(tx, who);
      const shutdown = await this.create(tx, who, input);
      const rows = await rowsOf<ShutdownRow>(tx, peopleToPlan(who, input));
      return { id: shutdown.id, people: await this.bookFor(tx, who, shutdown.id, input, rows) };
    });
  }

  /** Who was hired after it was booked, from the day of that on; whom nothing was booked for stays in the list. */
  bookLater(who: Caller, id: number): Promise<{ id: number; people: ShutdownPerson[] }> {
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who);
      const shutdown = await locked(tx, who, id);
      const { from_day, to_day: to, type, name, shortage, place_id = null } = shutdown;
      const waiting = await rowsOf<{ user: number; from: Day }>(
        tx,
        sql`select u.id as "user", greatest(${from_day}, (u.created_at at time zone 'Europe/Berlin')::date,
            ${firstOfMonth(this.clock.today())}) as "from"
          from closures c join users u on ${laterHires} where c.company_id = ${who.company} and c.id = ${id}`,
      );
      const begins = new Map(waiting.map(({ user, from }) => [user, from]));
      const rows = await rowsOf<ShutdownRow>(tx, peopleToPlan(who, { from: from_day, to }));
      const people: ShutdownPerson[] = [];
      for (const row of rows) {
        const from = begins.get(row.user);
        if (from === undefined || from > to) continue;
        const input = { from, to, type: type as ShutdownInput['type'], name, shortage, place_id };
        people.push(...(await this.bookFor(tx, who, id, input, [row])));
      }
      return { id, people };
    });
  }

  private async bookFor(
    tx: Tx,
    who: Caller,
    shutdown: number,
    input: ShutdownInput,
    rows: readonly ShutdownRow[],
  ): Promise<ShutdownPerson[]> {
    const now = this.clock.now();
    const people: ShutdownPerson[] = [];
    for (const row of rows) {
      const facts = shutdownFactsOf(row, who.company);
      const plan = planShutdown(input, facts, this.clock.today());
      if (plan.isConcerned) people.push(resultOf(row, plan));
      if (plan.booked.length === 0) continue;
      const made = { company: who.company, user: row.user, created_at: now };
      const request = tx.create(AbsenceRequest, {
        ...made,
        note: input.name,
        closure: shutdown,
        created_by: who.id,
      });
      await tx.flush();
      const { type } = input;
      const status = ABSENCE_STATUS.approved;
      const entry = { created_at: now, type, status, decided_at: now, request: request.id };
      const entries = plan.booked.map((day) => ({
        ...entry,
        day,
        ...absenceFigures({ day, project: type, status, half: null }, facts),
      }));
      await this.entries.store(tx, { ...who, person: row.user }, entries);
    }
    return people;
  }

  /** Days ahead are cancelled; past ones stay as they were. */
  undo(who: Caller, id: number): Promise<UndoneShutdown> {
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who);
      const shutdown = await locked(tx, who, id);
      shutdown.undone_at = this.clock.now();
      const [counts] = await rowsOf<Omit<UndoneShutdown, 'id'>>(
        tx,
        sql`with ofShutdown as (
            select e.id, e.day from entries e join absence_requests r on r.company_id = e.company_id and r.id = e.request_id
            where r.company_id = ${who.company} and r.closure_id = ${id} and ${takesTheDay}),
          undone as (update entries e set status = ${ABSENCE_STATUS.cancelled}, decided_at = ${shutdown.undone_at}
            from ofShutdown o where e.company_id = ${who.company} and e.id = o.id and o.day > ${this.clock.today()}
            returning e.id)
          select (select count(*)::int from undone) as cancelled,
            (select count(*)::int from ofShutdown where id not in (select id from undone)) as stay`,
      );
      return { id, ...(counts as Omit<UndoneShutdown, 'id'>) };
    });
  }

  private async create(tx: Tx, who: Caller, input: ShutdownInput): Promise<Shutdown> {
    const { from: from_day, to: to_day, type, name, place_id, shortage } = input;
    const now = this.clock.now();
    const shutdown = tx.create(Shutdown, {
      company: who.company,
      from_day,
      to_day,
      type,
      name,
      place_id,
      shortage,
      booked_at: now,
      created_at: now,
      created_by: who.id,
    });
    await tx.flush();
    return shutdown;
  }
}

/** Of `shutdowns c` the `users u` who came after it was booked and have nothing of it. */
const laterHires = sql`u.company_id = c.company_id and u.active and u.role <> 4 and u.created_at > c.booked_at
  and not exists (select from absence_requests r
    where r.company_id = c.company_id and r.closure_id = c.id and r.user_id = u.id)`;

async function locked(tx: Tx, who: Caller, id: number): Promise<Shutdown> {
  const shutdown = await lockedOne(tx, Shutdown, who, id);
  if (shutdown.undone_at) throw new Refused(refuseCalendar('closure_undone'));
  return shutdown;
}

function resultOf(
  { user, first_name, name }: ShutdownRow,
  plan: ReturnType<typeof planShutdown>,
): ShutdownPerson {
  const { booked: _, isConcerned: __, ...result } = plan;
  return { user, first_name, name, ...result };
}
