import { Injectable } from '@nestjs/common';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import { CalendarFigures } from '../../accounts/vacation/calendar-figures.service.ts';
import { calendarIn, readCalendar } from '../../day/read-calendar.ts';
import { storedCalendar } from '../../day/work-facts.ts';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type Figure,
  type SwitchOutcome,
  UNCHANGED,
} from '../../features/feature-effects.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { AbsencesOnFreeDays } from '../../records/entries/absences-on-free-days.service.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { FollowedChange } from './followed-change.service.ts';

/** What happens when the calendar is switched, or its settings change. */
@Injectable()
export class CalendarEffect implements FeatureEffect {
  readonly feature = calendarFeature.name;

  constructor(
    effects: FeatureEffects,
    private readonly stored: StoredFigures,
    private readonly absences: AbsencesOnFreeDays,
    private readonly calendarFigures: CalendarFigures,
    private readonly followed: FollowedChange,
  ) {
    effects.register(this);
  }

  figures(tx: Tx, tenant: Tenant): Promise<Figure[]> {
    return this.calendarFigures.of(tx, tenant);
  }

  async apply(tx: Tx, tenant: Tenant, { on, since }: FeatureChange): Promise<SwitchOutcome> {
    const calendar = await readCalendar(tx, storedCalendar(tenant, since));
    if (!calendar) return UNCHANGED;
    if (!on) {
      await this.absences.bringBack(tx, tenant);
      await this.stored.follow(tx, tenant, calendar, null);
      return UNCHANGED;
    }
    await recordThoseWhoDo(tx, tenant);
    const warnings = await this.absences.cancel(tx, tenant, since);
    await this.stored.follow(tx, tenant, null, calendar);
    const noPlace = 'Noch ist kein üblicher Ort gewählt: Es gelten nur die bundesweiten Feiertage.';
    return { warnings: calendar.place === null ? [noPlace, ...warnings] : warnings, figures: [] };
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
}

/** An admin who was made without a calendar and has recorded something goes on doing so (SET-34). */
async function recordThoseWhoDo(tx: Tx, { company }: Tenant): Promise<void> {
  await rowsOf(
    tx,
    sql`update users u set records = true where u.company_id = ${company} and not u.records and u.records_from is null
      and exists (select from entries e where e.company_id = u.company_id and e.user_id = u.id)`,
  );
}
