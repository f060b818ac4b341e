import { Injectable } from '@nestjs/common';
import type { Who } from '@stundenbuch/domain/access/access';
import { TEAM_RIGHTS } from '@stundenbuch/domain/day/teams/contract';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import { visibilityFeature } from '@stundenbuch/domain/records/visibility/features';
import { asVacation, type Matrix, PRESET } from '@stundenbuch/domain/records/visibility/matrix';
import { hasTeams, led } from '../../day/led.ts';
import { withinReach } from '../../day/team-mates.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isLead } from '../../platform/session/leads.ts';
import { type Sight, sightOf, WHOLE } from './sight.ts';

/** Whoever reads a calendar: no session, but a person of a company. */
export type FeedViewer = Who & Tenant & Pick<Caller, 'features'>;

/** The person of an entry `e`, on its day. */
const ON_ITS_DAY = { person: sql`e.user_id`, day: sql`e.day` };

/** What a caller sees of the absences of others: asked by every call that lists some (VIS-02). */
@Injectable()
export class Visibility {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async of(who: FeedViewer): Promise<Sight> {
    if (who.role === 'admin') return sightOf(who, PRESET);
    return sightOf(who, await this.matrixOf(who), await this.teamsOf(who));
  }

  /**
   * Where all that is read is that somebody is away: every type is as visible as vacation is, so that what is missing tells
   * nothing (ICS-04).
   */
  async ofFeed(who: FeedViewer): Promise<Sight> {
    if (who.role === 'admin') return WHOLE;
    return sightOf(who, asVacation(await this.matrixOf(who)), await this.teamsOf(who));
  }

  private async matrixOf(who: FeedViewer): Promise<Matrix> {
    if (!who.features.includes(visibilityFeature.name)) return PRESET;
    return (await this.settings.of(who, visibilityFeature)).value.matrix as Matrix;
  }

  /** Whom the caller leads, and how far the calendar of colleagues reaches. */
  private async teamsOf(who: FeedViewer) {
    if (who.role !== 'employee' || !hasTeams(who)) return {};
    const { value } = await this.settings.of(who, teamsFeature);
    return { leads: await this.leadsOf(who), reach: withinReach(who, value.calendar, ON_ITS_DAY) };
  }

  /** Nothing more is asked of somebody who leads nobody. */
  private async leadsOf(who: FeedViewer) {
    const today = this.clock.today();
    if (!(await isLead(this.database, who, today))) return undefined;
    const ledWith = TEAM_RIGHTS.map((right) => led(who, right, ON_ITS_DAY, today));
    return { anyhow: sql.join(ledWith, sql` or `), sick: led(who, 'sick', ON_ITS_DAY, today) };
  }
}
