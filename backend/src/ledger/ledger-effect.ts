import { Injectable } from '@nestjs/common';
import { type VacationFacts, yearBalances } from '@stundenbuch/domain/absences/vacation-account';
import { yearOf } from '@stundenbuch/domain/calendar/day';
import { round } from '@stundenbuch/domain/calendar/rounding';
import { ledgerFeature } from '@stundenbuch/domain/ledger/features';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../entries/vacation-facts.ts';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type Figure,
  type SwitchOutcome,
  UNCHANGED,
} from '../features/feature-effects.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { LedgerService, type NewPosting } from './ledger.service.ts';
import { correctionOf, openingOf } from './ledger-entries.service.ts';

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
    const year = yearOf(this.clock.today());
    await this.ledger.post(
      tx,
      tenant,
      people.flatMap(({ id, facts }) => beginning(id, facts, year)),
    );
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
function beginning(user: number, facts: VacationFacts, year: number): NewPosting[] {
  const { lastYear } = yearBalances({ ...facts, ledger: undefined })(year);
  const isKept = facts.ledger?.postings.some(({ kind }) => kind === 'opening');
  if (!isKept) return [openingOf(user, year, lastYear)];
  const more = round(lastYear - yearBalances(facts)(year).lastYear);
  const isEntered = facts.lastYear.enteredIn === year;
  return isEntered && more !== 0 ? [correctionOf(user, year, more)] : [];
}
