import { Injectable } from '@nestjs/common';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { enteredIds } from '@stundenbuch/domain/accounts/vacation/posting';
import { lapsedRefusal } from '@stundenbuch/domain/accounts/vacation/rules';
import { type VacationFacts, yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { type LockedMonths, lockedMonthsOf } from '../../day/locked-months.ts';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type Figure,
  type SwitchOutcome,
  UNCHANGED,
} from '../../features/feature-effects.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { LedgerService, type NewVacationPosting } from './ledger.service.ts';
import { correctionOf, openingOf } from './ledger-entries.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from './vacation-facts.ts';

/** What happens when accounts become ledgers: each begins with what was left over, so that every figure stays (LED-05). */
@Injectable()
export class LedgerEffect implements FeatureEffect {
  readonly feature = ledgerFeature.name;

  constructor(
    effects: FeatureEffects,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {
    effects.register(this);
  }

  /** Off stores nothing: the postings stay, and the figures are those of the formula again. */
  async apply(tx: Tx, tenant: Tenant, { on }: FeatureChange): Promise<SwitchOutcome> {
    if (!on) return UNCHANGED;
    const people = await this.people(tx, tenant);
    const today = this.clock.today();
    const ids = people.map(({ id }) => id);
    const months = await lockedMonthsOf(tx, tenant, ids);
    const postings = people.flatMap(({ id, facts }) => beginning(id, facts, today, months.get(id)));
    await this.ledger.post(tx, tenant, postings);
    return UNCHANGED;
  }

  private async people(tx: Tx, { company, id }: Tenant): Promise<{ id: number; facts: VacationFacts }[]> {
    const ids = await rowsOf<{ id: number }>(
      tx,
      sql`select id from users where company_id = ${company} order by id`,
    );
    // Without what the session knows: it is about to change.
    const query = vacationsOf(
      { company, id },
      ids.map((one) => one.id),
    );
    const rows = await rowsOf<PersonVacation>(tx, sql`${query} order by u.id`);
    return rows.map((row) => ({ id: row.id, facts: vacationFactsOf(row) }));
  }

  async figures(tx: Tx, tenant: Tenant): Promise<Figure[]> {
    const year = yearOf(this.clock.today());
    const people = await this.people(tx, tenant);
    return people.flatMap(({ id, facts }) => {
      const balance = yearBalances(facts);
      const next = balance(year + 1);
      const current = balance(year);
      const named = {
        [`Urlaubsanspruch ${year} (Tage)`]: current.entitlement,
        [`Rest aus ${year - 1} (Tage)`]: current.lastYear,
        [`Urlaub genommen und geplant ${year} (Tage)`]: current.taken,
        [`Offener Urlaub ${year} (Tage)`]: current.open,
        [`Offener Urlaub ${year + 1} (Tage)`]: next.open,
      };
      return Object.entries(named).map(([figure, value]) => ({ user: id, figure, value: round(value) }));
    });
  }
}

/**
 * Who has a ledger already keeps it, and what an admin has entered for this year since it was switched off is posted as the
 * difference; everybody else begins with last year's remainder, entered or computed.
 */
function beginning(
  user: number,
  facts: VacationFacts,
  today: Day,
  months?: LockedMonths,
): NewVacationPosting[] {
  const year = yearOf(today);
  const { lastYear } = yearBalances({ ...facts, ledger: undefined })(year);
  const { postings = [], lastDay } = facts.ledger ?? {};
  const isKept = postings.some(({ kind }) => kind === 'opening');
  if (!isKept) return [openingOf(user, year, lastYear, months)];
  const entered = enteredIds(postings);
  const ofThisYear = postings.filter((one) => one.year === year && entered.has(one.id));
  const known = yearBalances(facts)(year).lastYear + ofThisYear.reduce((sum, { days }) => sum + days, 0);
  const more = round(lastYear - known);
  const isEntered = facts.lastYear.enteredIn === year;
  if (!isEntered || more === 0) return [];
  const correction = correctionOf(user, year, more, months);
  // Days of a year that is over could not be taken any more: these could, and go on as days of this one (SET-21).
  const isLapsed = more > 0 && lapsedRefusal(year - 1, today, lastDay) !== null;
  return [isLapsed ? { ...correction, year } : correction];
}
