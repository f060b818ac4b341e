import { Injectable } from '@nestjs/common';
import type { figureInput, LedgerFigure, WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { figure } from '@stundenbuch/domain/accounts/vacation/figures';
import { ledger } from '@stundenbuch/domain/accounts/vacation/ledger';
import {
  type Posting,
  plainPosting,
  type StoredPosting,
} from '@stundenbuch/domain/accounts/vacation/posting';
import { ledgerPeriodRefusal, reversalRefusal } from '@stundenbuch/domain/accounts/vacation/rules';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { yearOf } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { LedgerService } from '../../accounts/vacation/ledger.service.ts';
import { Clock } from '../../platform/clock.ts';
import { existing } from '../../platform/database/found.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** 'Warum diese Zahl?' */
@Injectable()
export class VacationLedger {
  constructor(
    private readonly ledgers: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** A colleague learns nothing, not even who is there. */
  async figure(who: Caller, user: number, sent: Input<typeof figureInput>): Promise<LedgerFigure> {
    if (!mayReadPerson(who, user)) throw new Refused(refuseWire('forbidden'));
    const facts = existing((await this.ledgers.of(who, [user])).get(user));
    const today = this.clock.today();
    const { figure: name, asOf = today } = sent.read();
    const { begins, lastDay } = facts;
    refuseIf(ledgerPeriodRefusal(asOf, begins, today, 'asOf'));
    // What is planned for next year decides what expires of this one.
    const found = figure(ledger(facts, yearOf(asOf) + 1), name, asOf, lastDay);
    const postings = found.postings.map((posting) => shown(posting, facts.postings));
    return { figure: name, asOf, begins, value: found.value, postings };
  }
}

function shown(posting: Posting, stored: readonly StoredPosting[]): WirePosting {
  const { source } = posting;
  const record = source?.kind === 'posting' && stored.find(({ id }) => id === source.id);
  return {
    ...plainPosting(posting),
    reversible: Boolean(record) && reversalRefusal(record as StoredPosting, stored) === null,
  };
}
