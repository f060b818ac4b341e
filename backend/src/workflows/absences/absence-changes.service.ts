import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import {
  absenceChangeInput,
  type absenceChangePreviewInput,
} from '@stundenbuch/domain/records/absences/contract';
import { changeRefusal } from '@stundenbuch/domain/records/absences/rules';
import type { Credit } from '@stundenbuch/domain/records/entries/credit';
import { absenceFigures, isInHours } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS, isAbsence } from '@stundenbuch/domain/records/entries/status';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import { daysFrom, earliest, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { previewOf } from '@stundenbuch/domain/workflows/requests/preview';
import type { Preview } from '@stundenbuch/domain/workflows/requests/preview-contract';
import { type RequestFacts, requestRefusal } from '@stundenbuch/domain/workflows/requests/request';
import type { z } from 'zod';
import { ContingentCheck } from '../../accounts/contingents/contingent-check.service.ts';
import { OvertimeCredit } from '../../accounts/overtime/overtime-credit.service.ts';
import { changedFigures } from '../../accounts/sheets/changed-figures.ts';
import { SheetDataService } from '../../accounts/sheets/sheet-data.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries, projectOf } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { partColumns } from '../../records/entries/entry-fields.ts';
import { shownTo, type Writer, Writers } from '../../records/entries/writers.service.ts';
import { createRequest } from './create-request.ts';
import { DecisionRights } from './decision-rights.service.ts';
import { conflictsOn, requestFacts } from './request-facts.ts';

type Change = z.output<typeof absenceChangeInput>;

interface Plan {
  writer: Writer;
  entry: Entry;
  input: Change;
  work: WorkFacts;
  /** As if the absence were not there. */
  facts: RequestFacts;
}

const UNWRITTEN = 'Vorschau';

/** An absence of a day that an admin mends: another kind, another day, half of it. */
@Injectable()
export class AbsenceChanges {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly clock: Clock,
    private readonly credit: OvertimeCredit,
    private readonly contingents: ContingentCheck,
    private readonly rights: DecisionRights,
    private readonly database: Database,
    private readonly sheets: SheetDataService,
  ) {}

  change(who: Caller, id: number, sent: Input<typeof absenceChangeInput>): Promise<WireEntry> {
    return this.planned(who, id, sent, async (tx, plan) => {
      await this.write(tx, plan);
      return shownTo(plan.writer, await this.entries.readBack(tx, plan.writer, plan.entry));
    });
  }

  /** What the call above would do, done and taken back at once. Nothing is written, so no reason is asked for. */
  preview(who: Caller, id: number, sent: Input<typeof absenceChangePreviewInput>): Promise<Preview> {
    const reasoned = sent.has('reason') ? sent : sent.with('reason', UNWRITTEN);
    return this.database.inOne(who, false, () =>
      this.planned(who, id, reasoned, async (tx, plan) => {
        const { writer, entry, input, facts } = plan;
        const { day } = entry;
        const preview = previewOf({ ...input, end: null }, facts, { day, project: projectOf(entry) });
        const months = [...new Set([day, input.day].map(monthOf))].sort();
        const shown = await this.monthsShown(tx, writer, months);
        const before = await this.sheets.differences(writer, writer.person, shown, tx);
        await this.write(tx, plan);
        const after = await this.sheets.differences(writer, writer.person, shown, tx);
        return {
          ...preview,
          months: changedFigures(before, after).map(({ key: month, ...figures }) => ({ month, ...figures })),
        };
      }),
    );
  }

  /** Under the person's lock, once nothing refuses it. */
  private async planned<T>(
    who: Caller,
    id: number,
    sent: Input,
    then: (tx: Tx, plan: Plan) => Promise<T>,
  ): Promise<T> {
    // The person is named in the body, and an absence that nobody has is refused before the body is read.
    if (!(await this.entries.one(who, sql`e.id = ${id}`))) throw new Refused(refuseWire('not_found'));
    const read = sent.readBy(absenceChangeInput);
    const writer = await this.writers.of(who, sent);
    const input = {
      ...read,
      half: allows(absenceParts.halves, who) ? read.half : null,
      kind_id: allows(kindAccess.kinds, who) ? read.kind_id : null,
      away_minutes: allows(kindAccess.kinds, who) ? read.away_minutes : null,
    };
    return this.entries.withPersonOrRefuse(
      writer,
      writer.person,
      conflictsOn(input.day),
      async (tx, work) => {
        const entry = await this.entries.own(tx, writer, id);
        const { day, status = null } = entry;
        const project = projectOf(entry);
        if (!isAbsence(project)) throw new Refused(refuseWire('not_found'));
        await this.writers.refuseUnlessLed(tx, writer, [day, input.day]);
        if (writer.asLead) await this.rights.refuseChange(tx, writer, entry);
        await this.rights.refuseUndecided(tx, writer, input);
        refuseIf(changeRefusal({ day, project, status }, this.clock.today(), writer.anyMonth, work.months));
        const judged = await this.judge(tx, writer, entry, input, work);
        refuseIf(judged.refusal);
        return then(tx, { writer, entry, input, work, facts: judged.facts });
      },
    );
  }

  private async write(tx: Tx, { writer, entry, input, work, facts }: Plan): Promise<void> {
    const credit = facts.kind?.credit ?? null;
    const approved = { ...input, status: ABSENCE_STATUS.approved, credit };
    const word = writer.asLead
      ? await this.wordOfLead(tx, writer, entry, { ...input, credit })
      : { decided_at: null };
    Object.assign(entry, {
      day: input.day,
      type: input.project,
      kind: input.kind_id,
      credit,
      sick_from: null,
      status: approved.status,
      ...word,
      away_minutes: null,
      ...partColumns(input),
      ...absenceFigures(approved, work),
      request: await this.requestOf(tx, writer, entry),
    });
    await tx.flush();
  }

  /** Where hours are counted; of a lead those of whose every day up to now the lead reads the hours. */
  private async monthsShown(tx: Tx, writer: Writer, months: readonly string[]): Promise<string[]> {
    const today = this.clock.today();
    if (!allows(overtimeAccess.company, writer)) return [];
    const shown: string[] = [];
    // What is still to come counts nowhere yet.
    for (const month of months.filter((one) => one <= monthOf(today))) {
      const days = daysFrom(`${month}-01`, earliest(lastOfMonth(`${month}-01`), today));
      if (await this.writers.areLed(tx, writer, 'hours', days)) shown.push(month);
    }
    return shown;
  }

  /** The rules of a request are asked as if the absence that it replaces were not there. */
  private async judge(
    tx: Tx,
    writer: Writer,
    entry: Entry,
    input: Change,
    work: WorkFacts,
  ): Promise<{ refusal: Refusal | null; facts: RequestFacts }> {
    const { vacation: stored } = await requestFacts(tx, writer, input, work);
    const counted = await this.contingents.facts(tx, writer, writer.person, input.kind_id);
    await rowsOf(tx, sql`savepoint without_the_absence`);
    await rowsOf(tx, sql`delete from entries where company_id = ${writer.company} and id = ${entry.id}`);
    const facts: RequestFacts = { ...(await requestFacts(tx, writer, input, work)), stored };
    // What it is already it stays: nobody has to give up a kind because it was archived since, or hours of it.
    if (facts.kind && entry.kind === input.kind_id) {
      const hours = facts.kind.hours || isInHours(entry);
      facts.kind = { ...facts.kind, archived: false, hours };
    }
    const request = { ...input, end: null };
    const refusal =
      requestRefusal(request, facts, this.clock.today()) ??
      (await this.credit.refusal(tx, writer, writer.person, {
        ...input,
        days: [input.day],
        halfOn: () => input.half,
        credit: facts.kind?.credit ?? null,
      }));
    if (!refusal) {
      const asked = { ...input, days: [input.day], halfOn: () => input.half };
      await this.contingents.ask(tx, writer, writer.person, asked, counted);
    }
    await rowsOf(tx, sql`rollback to savepoint without_the_absence`);
    return { refusal, facts };
  }

  /** Asked of the absence as if the other one were requested, so that it is written once. */
  private async wordOfLead(
    tx: Tx,
    writer: Writer,
    { id }: Entry,
    { day, project, kind_id, credit, ...part }: Change & { credit: Credit | null },
  ) {
    const { first_half, second_half, away_minutes } = { away_minutes: null, ...partColumns(part) };
    await rowsOf(tx, sql`savepoint as_requested`);
    await rowsOf(
      tx,
      sql`update entries set day = ${day}, type = ${project}, kind_id = ${kind_id}, credit = ${credit}, sick_from = null,
          first_half = ${first_half}, second_half = ${second_half}, away_minutes = ${away_minutes}, status = ${ABSENCE_STATUS.requested},
          request_id = null, decided_by = null, pre_approved_by = null, pre_approved_at = null
        where company_id = ${writer.company} and id = ${id}`,
    );
    const word = await this.rights.wordOfLead(tx, writer, { id });
    await rowsOf(tx, sql`rollback to savepoint as_requested`);
    const open = { status: ABSENCE_STATUS.requested, decided_at: null, decided_by: null };
    return { ...open, pre_approved_by: null, pre_approved_at: null, ...word };
  }

  /** A day that is mended alone leaves the request that it shares with others, which is answered as one thing. */
  private async requestOf(tx: Tx, writer: Writer, { id, request = null }: Entry): Promise<number | null> {
    const others = request && (await tx.count(Entry, { company: writer.company, request, id: { $ne: id } }));
    return request !== null && others === 0 ? request : createRequest(tx, writer, null, this.clock.now());
  }
}
