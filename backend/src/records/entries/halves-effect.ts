import { Injectable } from '@nestjs/common';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { halfdays } from '@stundenbuch/domain/records/absences/features';
import { HALF_LABELS, type Half } from '@stundenbuch/domain/records/entries/halves';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type SwitchOutcome,
  UNCHANGED,
} from '../../features/feature-effects.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { half } from './entry-columns.ts';
import { isAway } from './kinds.ts';

/** Half days change no figure when they are switched: what was recorded as half a day remains one (0082). */
@Injectable()
export class HalvesEffect implements FeatureEffect {
  readonly feature = halfdays.name;

  constructor(effects: FeatureEffects) {
    effects.register(this);
  }

  /** Whether there are half days is asked only when somebody takes one. */
  async apply(tx: Tx, tenant: Tenant, { on, since }: FeatureChange): Promise<SwitchOutcome> {
    if (on) return UNCHANGED;
    const warnings = [...(await halvesThatStay(tx, tenant, since)), ...(await linesOfInbox(tx, tenant))];
    return { warnings, figures: [] };
  }
}

async function halvesThatStay(tx: Tx, { company }: Tenant, since: Day): Promise<string[]> {
  const rows = await rowsOf<{ user: number; who: string; day: Day; half: NonNullable<Half> }>(
    tx,
    sql`select e.user_id as "user", u.first_name || ' ' || u.name as who, e.day, ${half} as half
      from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
      where e.company_id = ${company} and e.day >= ${since} and ${isAway}
        and not (e.first_half and e.second_half)
      order by u.name, u.first_name, e.user_id, e.day, e.second_half`,
  );
  return [...Map.groupBy(rows, ({ user }) => user).values()].map((ofPerson) => {
    const days = ofPerson.map((row) => `${formatDay(row.day)} (${HALF_LABELS[row.half]})`).join(', ');
    return `Halbe Abwesenheiten von ${ofPerson[0]?.who} bleiben und zählen weiterhin je einen halben Tag: ${days}.`;
  });
}

/** Without half days and without a calendar every day of a request is a line again. */
async function linesOfInbox(tx: Tx, { company }: Tenant): Promise<string[]> {
  const [counts] = await rowsOf<{ days: number; lines: number }>(
    tx,
    sql`select count(*)::int as days, count(distinct coalesce(-e.request_id, e.id))::int as lines
      from entries e join companies c on c.id = e.company_id
      where e.company_id = ${company} and e.status = 0 and not ${calendarFeature.name} = any(c.features)`,
  );
  const { days = 0, lines = 0 } = counts ?? {};
  if (days === lines) return [];
  return [`Anträge stehen wieder Tag für Tag in den Listen: unter „Inbox“ ${days} statt ${lines} Zeilen.`];
}
