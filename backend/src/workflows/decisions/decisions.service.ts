import { Injectable } from '@nestjs/common';
import { declineInput } from '@stundenbuch/domain/records/absences/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { Decided, DecideInput, UndoInput } from '@stundenbuch/domain/workflows/decisions/contract';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isAbsence } from '../../records/entries/kinds.ts';
import { Inbox } from '../absences/inbox.service.ts';
import { Requests } from '../absences/requests.service.ts';
import { Contexts } from './contexts.service.ts';

interface Asked {
  id: number;
  /** Null of a day that belongs to no request. */
  request: number | null;
}

/** What became of a request. */
interface Outcome extends Pick<Decided, 'code' | 'message' | 'shortages'> {
  days: Entry[];
}

/**
 * Many requests with one answer (DEC-04). Each is decided by itself, in a transaction of its own under the lock of its person,
 * by the rules of a single one: what is refused names why and holds up none of the others.
 */
@Injectable()
export class Decisions {
  constructor(
    private readonly database: Database,
    private readonly requests: Requests,
    private readonly inbox: Inbox,
    private readonly contexts: Contexts,
  ) {}

  decide(who: Caller, { ids, decision, note }: DecideInput): Promise<Decided[]> {
    const reason = decision === 'decline' ? new Input(declineInput, { reason: note }) : undefined;
    return this.each(who, ids, ({ id, request }) =>
      request === null
        ? this.inbox.decide(who, id, decision, reason)
        : this.requests.decide(who, request, decision, reason),
    );
  }

  /** For as long as nobody has changed it (DEC-06). */
  undo(who: Caller, { ids }: UndoInput): Promise<Decided[]> {
    return this.each(who, ids, ({ id, request }) =>
      request === null ? this.inbox.reopen(who, id) : this.requests.reopen(who, request),
    );
  }

  private async each(
    who: Caller,
    ids: readonly number[],
    change: (asked: Asked) => Promise<Entry | Entry[]>,
  ): Promise<Decided[]> {
    const found = await this.database.read<Asked>(
      who,
      sql`select e.id, e.request_id as request from entries e
        where e.company_id = ${who.company} and e.id = any(${ids}) and ${isAbsence}`,
    );
    const byId = new Map(found.map((asked) => [asked.id, asked]));
    const outcomes = new Map<string, Outcome>();
    for (const id of ids) {
      const asked = byId.get(id);
      const key = keyOf(id, asked);
      // Two days of one request are one decision.
      if (!outcomes.has(key)) outcomes.set(key, await this.one(who, asked, change));
    }
    return ids.map((id) => {
      const { days, ...outcome } = outcomes.get(keyOf(id, byId.get(id))) as Outcome;
      return { id, status: days.find((day) => day.id === id)?.status ?? null, ...outcome };
    });
  }

  /** Counted again after each: a warning, and nothing more (VIS-04). */
  private async one(
    who: Caller,
    asked: Asked | undefined,
    change: (asked: Asked) => Promise<Entry | Entry[]>,
  ): Promise<Outcome> {
    if (!asked) return refusedBy(refuseWire('not_found'));
    try {
      const days = [await change(asked)].flat();
      return { days, code: null, message: null, shortages: await this.contexts.shortagesOf(who, asked.id) };
    } catch (error) {
      if (error instanceof Refused) return refusedBy(error.refusal);
      throw error;
    }
  }
}

const refusedBy = ({ code, message }: Refusal): Outcome => ({ days: [], code, message, shortages: [] });

const keyOf = (id: number, asked: Asked | undefined): string =>
  asked?.request == null ? `day ${id}` : `request ${asked.request}`;
