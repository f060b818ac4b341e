import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import type { ContingentFacts } from '@stundenbuch/domain/accounts/contingents/account';
import type { VacationFacts } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { type AbsenceRequestInput, type CreatedAbsence } from '@stundenbuch/domain/records/absences/contract';
import { absenceFigures } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { ChosenKind } from '@stundenbuch/domain/records/kinds/rules';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { MAX_ID } from '@stundenbuch/domain/wire/fields';
import { decisionsFeature } from '@stundenbuch/domain/workflows/decisions/features';
import { leftOutRefusal } from '@stundenbuch/domain/workflows/month/rules';
import { previewOf } from '@stundenbuch/domain/workflows/requests/preview';
import type { Preview } from '@stundenbuch/domain/workflows/requests/preview-contract';
import {
  dayTaken,
  halvesOf,
  planRequest,
  requestRefusal,
  withAbsence,
} from '@stundenbuch/domain/workflows/requests/request';
import { z } from 'zod';
import { ContingentCheck } from '../../accounts/contingents/contingent-check.service.ts';
import { OvertimeCredit } from '../../accounts/overtime/overtime-credit.service.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { orRefused, Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { type NewEntry, partColumns } from '../../records/entries/entry-fields.ts';
import { entryQuery } from '../../records/entries/entry-list.ts';
import { isAbsence } from '../../records/entries/kinds.ts';
import { isCorrection, shownTo, type Writer, Writers } from '../../records/entries/writers.service.ts';
import { createRequest, createRequests } from './create-request.ts';
import { hasDecisions } from './decider-facts.ts';
import { DecisionRights } from './decision-rights.service.ts';
import { withNotes } from './notes.ts';
import { needsNoAccount, readBy } from './read-absence.ts';
import { conflictsOn, requestFacts } from './request-facts.ts';
import { RequestNotices } from './request-notices.ts';
import { Substitutes } from './substitutes.service.ts';
import { withDecided } from './with-decided.ts';
import { withDeciders } from './with-deciders.ts';

/** Of a person, where an admin corrects. */
export const absenceQuery = entryQuery.extend({
  user: z.coerce.number('invalid_input').int().min(1).max(MAX_ID).optional(),
});

/** The caller's own absences. */
@Injectable()
export class Absences {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly credit: OvertimeCredit,
    private readonly notices: RequestNotices,
    private readonly substitutes: Substitutes,
    private readonly settings: SettingsService,
    private readonly contingents: ContingentCheck,
    private readonly rights: DecisionRights,
  ) {}

  async own(who: Caller, { user, ...query }: z.output<typeof absenceQuery>) {
    // Of somebody who may not correct the field is ignored.
    const person = user !== undefined && allows(officeParts.correct, who) ? user : who.id;
    const found = await this.entries.list(who, sql`e.user_id = ${person} and ${isAbsence}`, query);
    const waiting = await withDeciders(this.database, who, found, this.clock.today());
    const decided = await withDecided(this.database, who, waiting);
    return withNotes(this.database, who, decided, this.clock.today());
  }

  /** One day, or every free working day of a range: all of them or none. */
  async request(who: Caller, sent: Input, before?: Replaced): Promise<CreatedAbsence> {
    const writer = await this.writers.of(who, sent);
    const input = readBy(writer, sent);
    return this.entries.withPersonOrRefuse(
      writer,
      writer.person,
      conflictsOn(input.day),
      async (tx, work) => {
        const { facts, plan, beyond } = await this.planned(tx, writer, input, work, before);
        const { days, skipped, holidays } = plan;
        const kind = facts.kind ?? null;
        const created = (await this.create(tx, writer, input, days, { work, kind })).map((entry) =>
          shownTo(writer, entry),
        );
        if (!isCorrection(writer) && created[0]?.status === ABSENCE_STATUS.requested)
          await this.notices.received(tx, writer, created);
        const first = {
          ...(created[0] as CreatedAbsence),
          ...(facts.calendar && { holidays }),
          ...(beyond && { warning: beyond.message }),
        };
        if (input.end === null) return first;
        return {
          ...first,
          created,
          skipped: skipped.map((day) => ({ day, message: dayTaken(day).message })),
        };
      },
    );
  }

  /**
   * What an admin enters of one person, many at once: each is answered as by `request`, as if those before it were stored. Not of
   * types of which an account is asked what is stored.
   */
  requestAll(writer: Writer, sent: readonly Input[]): Promise<(StoredAbsences | Refused)[]> {
    const inputs = sent.map((one) => orRefused(() => readBy(writer, one)));
    const known = inputs.flatMap((input) => (input instanceof Refused ? [] : [input]));
    if (!isCorrection(writer) || writer.asLead || known.some((input) => !needsNoAccount(input)))
      throw new Error('These absences are stored one by one');
    const day = known.map((input) => input.day).sort()[0] as Day;
    const end = known
      .map((input) => input.end ?? input.day)
      .sort()
      .at(-1) as Day;
    return this.entries.withPersonOrRefuse(writer, writer.person, conflictsOn(day), async (tx, work) => {
      let facts = await requestFacts(tx, writer, { day, end }, work);
      const planned = inputs.map((input) => {
        if (input instanceof Refused) return input;
        const refusal = requestRefusal(input, facts, this.clock.today());
        if (refusal) return new Refused(refusal);
        const { days } = planRequest(input, facts);
        facts = withAbsence(facts, input, days);
        return { input, days };
      });
      const created_at = this.clock.now();
      const allowed = planned.flatMap((one) => (one instanceof Refused ? [] : [one]));
      const requests = await createRequests(
        tx,
        writer,
        allowed.map(() => NOTHING_ASKED),
        created_at,
      );
      const entries = allowed.flatMap(({ input, days }, at) =>
        entriesOf(
          input,
          days,
          { created_at, request: requests[at] ?? null, status: ABSENCE_STATUS.approved },
          work,
        ),
      );
      // Numbered as they were sent.
      const ids = (await this.entries.store(tx, writer, entries)).map(({ id }) => id).sort((a, b) => a - b);
      return planned.map((one) => {
        if (one instanceof Refused) return one;
        return { ids: ids.splice(0, one.days.length), request: requests.shift() ?? null };
      });
    });
  }

  /** What the call above would do, where somebody enters it for somebody else: nothing is written, so no reason is asked for. */
  async preview(who: Caller, sent: Input): Promise<Preview> {
    const reasoned = sent.has('reason') ? sent : sent.with('reason', UNWRITTEN);
    const writer = await this.writers.of(who, reasoned);
    const input = readBy(writer, sent);
    return this.entries.withPerson(writer, writer.person, async (tx, work) =>
      previewOf(input, (await this.planned(tx, writer, input, work)).facts),
    );
  }

  /** What the rules ask of absences that this one takes the place of, while these are there. */
  before(writer: Writer, sent: Input, place: Place): Promise<Replaced> {
    const input = readBy(writer, sent);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => ({
      ...place,
      vacation: (await requestFacts(tx, writer, input, work)).vacation,
      counted: await this.contingents.facts(tx, writer, writer.person, input.kind_id),
    }));
  }

  /** The days of it, unless it is refused. */
  private async planned(
    tx: Tx,
    writer: Writer,
    input: AbsenceRequestInput,
    work: WorkFacts,
    before?: Replaced,
  ) {
    await this.writers.refuseUnlessLed(tx, writer, [input.day, input.end ?? input.day]);
    await this.rights.refuseUndecided(tx, writer, input);
    const facts = await requestFacts(tx, writer, input, work);
    if (before) {
      facts.stored = before.vacation;
      const isKept = before.was.some(({ old }) => old.kind_id === input.kind_id);
      if (facts.kind && isKept) facts.kind = { ...facts.kind, archived: false };
    }
    const plan = planRequest(input, facts);
    if (before?.leftOut && input.end !== null) refuseIf(leftOutRefusal(plan.skipped, before.leftOut));
    refuseIf(requestRefusal(input, facts, this.clock.today()));
    const { days } = plan;
    await this.writers.refuseUnlessLed(tx, writer, days);
    const halfOn = halvesOf(input);
    const asked = { ...input, days, halfOn, credit: facts.kind?.credit ?? null };
    refuseIf(await this.credit.refusal(tx, writer, writer.person, asked));
    const { kind_id, away_minutes } = input;
    const counted = { kind_id, days, halfOn, away_minutes };
    const beyond = await this.contingents.ask(tx, writer, writer.person, counted, before?.counted);
    return { facts, plan, beyond };
  }

  private async create(
    tx: Tx,
    writer: Writer,
    input: AbsenceRequestInput,
    days: Day[],
    { work, kind }: { work: WorkFacts; kind: ChosenKind | null },
  ) {
    const isAgreed = kind ? !kind.approval : await this.isApprovedAtOnce(tx, writer, input.project);
    const isDecided = isCorrection(writer) || isAgreed;
    const status = isDecided ? ABSENCE_STATUS.approved : ABSENCE_STATUS.requested;
    const created_at = this.clock.now();
    const substitute = await this.substitutes.named(tx, writer, input.substitute);
    const request = await createRequest(tx, writer, { note: input.note, substitute }, created_at);
    const entries = entriesOf(input, days, { created_at, request, status, kind }, work);
    if (!writer.asLead) return this.entries.store(tx, writer, entries);
    const word = await this.wordOfLead(tx, writer, entries);
    return this.entries.store(
      tx,
      writer,
      entries.map((entry) => ({ ...entry, ...(isAgreed ? null : word) })),
    );
  }

  /** Asked of the absences as if they were requested, so that they are written once. */
  private async wordOfLead(tx: Tx, writer: Writer, entries: readonly NewEntry[]) {
    await rowsOf(tx, sql`savepoint as_requested`);
    const open = entries.map((entry) => ({ ...entry, status: ABSENCE_STATUS.requested }));
    const [first] = await this.entries.store(tx, writer, open);
    const word = await this.rights.wordOfLead(tx, writer, first as WireEntry);
    await rowsOf(tx, sql`rollback to savepoint as_requested`);
    return { status: ABSENCE_STATUS.requested, ...word };
  }

  /** Kinds about which nobody is asked (DEC-05); what an admin enters is decided anyway. */
  private async isApprovedAtOnce(tx: Tx, who: Caller, type: number): Promise<boolean> {
    if (!hasDecisions(who)) return false;
    const { value } = await this.settings.of(who, decisionsFeature, tx);
    return value.auto_approve.some((code) => code === type);
  }
}

interface Place {
  was: readonly { old: { kind_id: number | null } }[];
  /** Of several days those that are to be left out, and no others; null where that is not said yet. */
  leftOut: readonly Day[] | null;
}

interface Replaced extends Place {
  vacation: VacationFacts;
  counted: ContingentFacts | null;
}

interface StoredAbsences {
  ids: number[];
  request: number | null;
}

interface Stored {
  created_at: Date;
  request: number | null;
  status: number;
  kind?: ChosenKind | null;
}

/** The days of a request, as they are stored. */
function entriesOf(
  input: AbsenceRequestInput,
  days: readonly Day[],
  { kind = null, ...stored }: Stored,
  work: WorkFacts,
): NewEntry[] {
  const { project: type, kind_id, away_minutes } = input;
  const credit = kind?.credit ?? null;
  const record = { ...stored, type, ...(kind && { kind: kind_id, credit }) };
  const { status } = stored;
  const halfOn = halvesOf(input);
  return days.map((day) => {
    const half = halfOn(day);
    return {
      ...{ ...record, ...partColumns({ half, away_minutes }), day },
      ...absenceFigures({ day, project: type, status, half, away_minutes, credit }, work),
    };
  });
}

const NOTHING_ASKED = { note: null, substitute: null };

const UNWRITTEN = 'Vorschau';
