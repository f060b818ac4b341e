import { Injectable } from '@nestjs/common';
import {
  deciderRefusal,
  isFirstWord,
  ownRefusal,
  takingBackRefusal,
} from '@stundenbuch/domain/day/teams/deciding';
import { type Decision, STATUS_AFTER, type Undo } from '@stundenbuch/domain/records/absences/rules';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import {
  DECISION_UNDO,
  lastWordRefusal,
  processedRefusal,
} from '@stundenbuch/domain/workflows/decisions/deciding';
import { actFor } from '../../day/acting.ts';
import { hasTeams } from '../../day/led.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import type { Entry } from '../../records/entries/entry.entity.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { deciderFacts, hasDecisions } from './decider-facts.ts';
import { mayDecideOn } from './deciders.ts';

type Decided = Partial<
  Pick<Entry, 'status' | 'decided_at' | 'decided_by' | 'pre_approved_by' | 'pre_approved_at'>
>;

/** For how long a decision can be taken back. */
export const undoOf = (who: Caller): Undo | undefined => (hasDecisions(who) ? DECISION_UNDO : undefined);

/** Who may decide on a request, where the company has teams: an admin, or who leads the person (TEAM-05 to TEAM-08). */
@Injectable()
export class DecisionRights {
  constructor(private readonly clock: Clock) {}

  /** What a decision writes to each day. Asked of one of them, which is locked: all days of a request are one person's. */
  async columnsOf(
    tx: Tx,
    who: Caller,
    decision: Decision,
    { id, status = null }: Pick<Entry, 'id' | 'status'>,
  ): Promise<Decided> {
    const now = this.clock.now();
    const decided = { status: STATUS_AFTER[decision], decided_at: now };
    if (!hasTeams(who) && !hasDecisions(who)) return decided;
    const facts = await deciderFacts(tx, who, id, this.clock.today());
    if (!hasTeams(who)) {
      refuseIf(ownRefusal(decision, facts) ?? processedRefusal(decision, facts, status));
      return { ...decided, decided_by: who.id };
    }
    refuseIf(deciderRefusal(decision, facts));
    await actFor(tx, who, facts.decidesFor);
    if (decision === 'approve' && isFirstWord(facts))
      return { pre_approved_by: who.id, pre_approved_at: now };
    return { ...decided, decided_by: who.id };
  }

  /** Of what is entered for somebody: what the caller's word as a lead makes of it (SET-43). Asked of an entry as if it were requested. */
  async wordOfLead(tx: Tx, who: Caller, entry: Pick<Entry, 'id'>): Promise<Decided> {
    return this.columnsOf(tx, who, 'approve', { ...entry, status: ABSENCE_STATUS.requested });
  }

  /** Of what a lead must not decide on nothing is said, not even what is left of it: asked before any account is. */
  async refuseUndecided(
    tx: Tx,
    writer: Writer,
    { day, project }: { day: Day; project: number },
  ): Promise<void> {
    if (!writer.asLead) return;
    const asked = { person: sql`${writer.person}::int`, day, type: project };
    const decided = await rowsOf(tx, sql`select where ${mayDecideOn(writer, asked, this.clock.today())}`);
    if (decided.length === 0) throw new Refused(refuseWire('not_found'));
  }

  /** An absence that a lead changes or deletes is one that the lead may cancel. */
  async refuseChange(tx: Tx, who: Caller, { id }: Pick<Entry, 'id'>): Promise<void> {
    refuseIf(deciderRefusal('cancel', await deciderFacts(tx, who, id, this.clock.today())));
  }

  /** What taking the last decision back writes: the first of two words, or the only one. */
  async takingBack(tx: Tx, who: Caller, entry: Entry): Promise<Decided> {
    const reopened = { status: ABSENCE_STATUS.requested, decided_at: null };
    if (!hasTeams(who) && !hasDecisions(who)) return reopened;
    const facts = await deciderFacts(tx, who, entry.id, this.clock.today());
    refuseIf(hasTeams(who) ? takingBackRefusal(facts) : ownRefusal('reopen', facts));
    if (hasDecisions(who)) refuseIf(lastWordRefusal(facts));
    await actFor(tx, who, facts.decidesFor);
    if (entry.status === ABSENCE_STATUS.requested) return { pre_approved_by: null, pre_approved_at: null };
    return { ...reopened, decided_by: null };
  }
}

/** When the last word was given, be it the first of two. */
export const lastWordOf = ({ status = null, decided_at = null, pre_approved_at = null }: Entry) =>
  status === ABSENCE_STATUS.requested && pre_approved_at
    ? { status: ABSENCE_STATUS.approved, decided_at: pre_approved_at }
    : { status, decided_at };
