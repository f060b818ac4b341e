import { Injectable } from '@nestjs/common';
import { yearBalances } from '@stundenbuch/domain/absences/vacation-account';
import { yearOf } from '@stundenbuch/domain/calendar/day';
import { round } from '@stundenbuch/domain/calendar/rounding';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../entries/vacation-facts.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { LedgerService, type NewPosting } from './ledger.service.ts';

/** What the field 'Resturlaub Vorjahr' of a person's form means in a ledger. */
@Injectable()
export class LedgerEntries {
  constructor(
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** Of somebody new. */
  async begin(tx: Tx, tenant: Tenant, user: number, lastYear: number): Promise<void> {
    await this.ledger.post(tx, tenant, [openingOf(user, this.year(), lastYear)]);
  }

  /** The difference to what the ledger says, under the person's lock; `lastYear` is undefined where nobody entered it. */
  async enter(tx: Tx, { company, id }: Tenant, user: number, lastYear: number | undefined): Promise<void> {
    if (lastYear === undefined) return;
    const [row] = await rowsOf<PersonVacation>(tx, vacationsOf({ company, id }, [user]));
    const year = this.year();
    const more = round(lastYear - (row ? yearBalances(vacationFactsOf(row))(year).lastYear : 0));
    if (more !== 0) await this.ledger.post(tx, { company, id }, [correctionOf(user, year, more)]);
  }

  private year(): number {
    return yearOf(this.clock.today());
  }
}

/** What was left over of the year before; the ledger begins with the year (LED-05). */
export function openingOf(user: number, year: number, days: number): NewPosting {
  return { ...atBeginning(user, year), kind: 'opening', days, text: `Rest aus ${year - 1}` };
}

/** What an admin has entered instead of what the ledger said (LED-07). */
export function correctionOf(user: number, year: number, days: number): NewPosting {
  return { ...atBeginning(user, year), kind: 'correction', days, text: 'Eingabe Vorjahr' };
}

const atBeginning = (user: number, year: number) => ({ user, year: year - 1, day: `${year}-01-01` });
