import { Injectable } from '@nestjs/common';
import { ENTERED } from '@stundenbuch/domain/accounts/vacation/posting';
import { lapsedRefusal } from '@stundenbuch/domain/accounts/vacation/rules';
import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { lockedPostingRefusal, openDayFrom } from '@stundenbuch/domain/day/workday/open-days';
import { takenText, type VacationOpening } from '@stundenbuch/domain/sides/people/openings';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { type LockedMonths, lockedMonthsOf } from '../../day/locked-months.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { refuseIf } from '../../platform/refused.ts';
import { LedgerService, type NewVacationPosting } from './ledger.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from './vacation-facts.ts';

/** What the field 'Resturlaub Vorjahr' of a person's form means in a ledger. */
@Injectable()
export class LedgerEntries {
  constructor(
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** Of somebody new: also nothing left over is posted, since a ledger begins with its opening (START-03, SET-33). */
  async begin(tx: Tx, tenant: Tenant, user: number, opening: VacationOpening): Promise<void> {
    const { day, year, lastYear, taken, text } = opening;
    const opened = { ...openingOf(user, year, lastYear), day, ...(text && { text }) };
    const words = text ?? takenText(year);
    const before = { user, year, day, kind: 'correction', days: -taken, text: words } as const;
    await this.ledger.post(tx, tenant, taken > 0 ? [opened, before] : [opened]);
  }

  /** The difference to what the ledger says, under the person's lock; `lastYear` is undefined where nobody entered it. */
  async enter(tx: Tx, { company, id }: Tenant, user: number, lastYear: number | undefined): Promise<void> {
    if (lastYear === undefined) return;
    const [row] = await rowsOf<PersonVacation>(tx, vacationsOf({ company, id }, [user]));
    const year = this.year();
    const facts = row && vacationFactsOf(row);
    const more = round(lastYear - (facts ? yearBalances(facts)(year).lastYear : 0));
    if (more === 0) return;
    // More days of a year that is over would be open for ever.
    if (more > 0)
      refuseIf(lapsedRefusal(year - 1, this.clock.today(), facts?.ledger?.lastDay, 'vacation_lastyear'));
    const months = (await lockedMonthsOf(tx, { company }, [user])).get(user);
    await this.ledger.post(tx, { company, id }, [correctionOf(user, year, more, months)]);
  }

  private year(): number {
    return yearOf(this.clock.today());
  }
}

/** What was left over of the year before; the ledger begins with the year (LED-05). */
export function openingOf(
  user: number,
  year: number,
  days: number,
  months?: LockedMonths,
): NewVacationPosting {
  const text = `Rest aus ${year - 1}`;
  return { user, year: year - 1, day: firstOpenDay(year, months), kind: 'opening', days, text };
}

/** What an admin has entered in place of a figure of the ledger (LED-07). */
export function correctionOf(
  user: number,
  year: number,
  days: number,
  months?: LockedMonths,
): NewVacationPosting {
  const day = firstOpenDay(year, months);
  return { user, year: year - 1, day, kind: 'correction', days, text: ENTERED };
}

/** 1 January, or the first day whose month is not closed (SET-20): it counts for the whole year all the same. */
function firstOpenDay(year: number, months: LockedMonths | undefined): Day {
  const first = `${year}-01-01`;
  const day = openDayFrom(first, months?.closed ?? []);
  // Only on New Year's Eve can all of the year be closed.
  if (months && yearOf(day) > year) refuseIf(lockedPostingRefusal(`${year}-12-31`, months));
  return day;
}
