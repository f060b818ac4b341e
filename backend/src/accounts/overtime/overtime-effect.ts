import { Injectable } from '@nestjs/common';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { type OldMonth, proposedOpening } from '@stundenbuch/domain/accounts/overtime/opening';
import { openingOn } from '@stundenbuch/domain/accounts/overtime/postings';
import { isReversible } from '@stundenbuch/domain/accounts/postings/postings';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type FeatureFigure,
  type SwitchOutcome,
  UNCHANGED,
} from '../../features/feature-effects.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { wireColumns } from '../../records/entries/entry-columns.ts';
import { ofType } from '../../records/entries/kinds.ts';
import { type HolderRow, holdersOf, type PostingRow, postingsOf } from './account-rows.ts';
import { reversalOf, storePostings } from './new-postings.ts';

const TAKEN_OVER = 'Übernommen aus der Arbeitszeitübersicht';
const TYPED = 'Beim Einschalten eingegeben';
const PROPOSAL =
  'Die Eröffnung ist ein Vorschlag: die Summe der Arbeitszeitübersicht. Sie können sie hier je Person ändern, oder danach unter „Stundenkonten“.';

/** What happens when time accounts are switched: everybody's begins with the hours of the months before (OVT-04). */
@Injectable()
export class OvertimeEffect implements FeatureEffect {
  readonly feature = overtimeFeature.name;

  constructor(
    effects: FeatureEffects,
    private readonly clock: Clock,
  ) {
    effects.register(this);
  }

  /** Switching off leaves all postings where they are: they count again when it is switched on. */
  async apply(tx: Tx, tenant: Tenant, { on, since, openings: typed }: FeatureChange): Promise<SwitchOutcome> {
    if (!on) return UNCHANGED;
    const { openings, reversed } = await this.changes(tx, tenant, since);
    const begun = openings.map((opening) => {
      const hours = typed?.get(opening.user);
      if (hours === undefined) return opening;
      return { ...opening, minutes: Math.round(hours * 60), text: TYPED };
    });
    await storePostings(tx, tenant, this.clock.now(), [...reversed, ...begun]);
    const figures = begun.map(
      ({ user, minutes }): FeatureFigure => ({
        user,
        before: null,
        after: hoursOf(minutes),
        figure: 'Eröffnung des Stundenkontos (Stunden)',
        proposed: true,
      }),
    );
    return { warnings: figures.length > 0 ? [PROPOSAL] : [], figures };
  }

  private async changes(tx: Tx, tenant: Tenant, since: Day) {
    const people = await rowsOf<HolderRow>(tx, holdersOf(tenant, null));
    const postings = await rowsOf<PostingRow>(tx, postingsOf(tenant, null));
    const months = await rowsOf<OldMonth & { user: number }>(tx, oldMonths(tenant, since));
    // An account that was to begin later begins now.
    const reversed = postings
      .filter(
        (posting) => posting.kind === 'opening' && posting.day > since && isReversible(posting, postings),
      )
      .map((posting) => ({
        user: posting.user,
        ...reversalOf(posting, 'Das Stundenkonto beginnt früher'),
      }));
    const openings = people.flatMap(({ user }) => {
      const own = postings.filter((posting) => posting.user === user);
      if (openingOn(own, since)) return [];
      const old = months.filter((month) => month.user === user);
      const minutes = proposedOpening(old, own, since);
      return [{ user, day: since, minutes, kind: 'opening' as const, text: TAKEN_OVER, reverses_id: null }];
    });
    return { openings, reversed };
  }
}

/** Target and actual hours as the overview of working times shows them. */
function oldMonths({ company }: Tenant, since: Day) {
  return sql`select e.user_id as "user", date_trunc('month', e.day)::date as day,
      coalesce(sum(${wireColumns.target}), 0)::float8 as target, coalesce(sum(${wireColumns.actual}), 0)::float8 as actual
    from entries e where e.company_id = ${company} and e.day < ${since}
      and ${ofType(TYPE.overtime, TYPE.work, TYPE.badWeather)} group by 1, 2`;
}
