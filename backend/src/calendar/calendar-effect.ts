import { Injectable } from '@nestjs/common';
import { calendarFeature } from '@stundenbuch/domain/calendar/features';
import { refuseCalendar } from '@stundenbuch/domain/calendar/messages';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type FeaturePreview,
} from '../features/feature-effects.ts';
import { rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';
import { AbsencesOnFreeDays } from './absences-on-free-days.service.ts';
import { CalendarFigures, differences } from './calendar-figures.service.ts';
import { FollowedChange } from './followed-change.service.ts';
import { calendarIn, readCalendar } from './read-calendar.ts';
import { StoredFigures } from './stored-figures.service.ts';
import { storedCalendar } from './work-facts.ts';

/** What happens when the calendar is switched, or its settings change. */
@Injectable()
export class CalendarEffect implements FeatureEffect {
  readonly feature = calendarFeature.name;

  constructor(
    effects: FeatureEffects,
    private readonly stored: StoredFigures,
    private readonly absences: AbsencesOnFreeDays,
    private readonly figures: CalendarFigures,
    private readonly followed: FollowedChange,
  ) {
    effects.register(this);
  }

  /** It is switched for a moment, so that what is shown is what will be. */
  async preview(tx: Tx, tenant: Tenant, change: FeatureChange): Promise<FeaturePreview> {
    const before = await this.figures.of(tx, tenant);
    await rowsOf(tx, sql`savepoint calendar_preview`);
    await switchTo(tx, tenant, this.feature, change);
    const warnings = await this.changeAll(tx, tenant, change);
    const after = await this.figures.of(tx, tenant);
    await rowsOf(tx, sql`rollback to savepoint calendar_preview`);
    return { warnings, figures: differences(before, after) };
  }

  async apply(tx: Tx, tenant: Tenant, change: FeatureChange): Promise<void> {
    await this.changeAll(tx, tenant, change);
  }

  /** After the settings are stored: a place must be one of the company's. */
  async change(
    tx: Tx,
    tenant: Tenant,
    value: Record<string, unknown>,
    before: Record<string, unknown>,
  ): Promise<void> {
    const { place } = calendarFeature.settings.parse(value);
    const known = sql`select from places where company_id = ${tenant.company} and id = ${place}`;
    if (place !== null && (await rowsOf(tx, known)).length === 0) {
      throw new Refused(refuseCalendar('place_unknown', 'place'));
    }
    const calendar = await calendarIn(tx, tenant);
    const old = calendar && { ...calendar, ...settingsOf(calendarFeature, before) };
    await this.followed.of(tx, tenant, old);
  }

  private async changeAll(tx: Tx, tenant: Tenant, { on, since }: FeatureChange): Promise<string[]> {
    const calendar = await readCalendar(tx, storedCalendar(tenant, since));
    if (!calendar) return [];
    if (!on) {
      await this.absences.bringBack(tx, tenant);
      await this.stored.follow(tx, tenant, calendar, null);
      return [];
    }
    const warnings = await this.absences.cancel(tx, tenant, since);
    await this.stored.follow(tx, tenant, null, calendar);
    const noPlace = 'Noch ist kein üblicher Ort gewählt: Es gelten nur die bundesweiten Feiertage.';
    return calendar.place === null ? [noPlace, ...warnings] : warnings;
  }
}

/** The new state alone, without what depends on it. */
export async function switchTo(
  tx: Tx,
  { company, id }: Tenant,
  name: string,
  { on, since }: FeatureChange,
): Promise<void> {
  const features = on
    ? sql`array_append(array_remove(features, ${name}), ${name})`
    : sql`array_remove(features, ${name})`;
  await rowsOf(tx, sql`update companies set features = ${features} where id = ${company}`);
  await rowsOf(
    tx,
    sql`insert into company_settings (company_id, feature, since, created_at, created_by)
      values (${company}, ${name}, ${on ? since : null}, now(), ${id})
      on conflict (company_id, feature) do update set since = excluded.since`,
  );
}
