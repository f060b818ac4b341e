import { Injectable } from '@nestjs/common';
import { featureAccess } from '@stundenbuch/domain/features/access';
import type { FeatureChange, FeaturePreview, RecommendedChange } from '@stundenbuch/domain/features/contract';
import { refuseFeature } from '@stundenbuch/domain/features/messages';
import { labelOf, recommendedOf, requirementsOf, sinceRefusal } from '@stundenbuch/domain/features/rules';
import { type Day, firstOfMonth, latest } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { FeatureDefinitions } from '../../features/definitions.ts';
import { FeatureEffects } from '../../features/feature-effects.ts';
import { SettingsService, settingOf } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Company } from '../../platform/company.entity.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { Expected } from './expected.ts';
import { type DatedSwitch, Switches, switchedOf } from './switches.service.ts';

/** How an admin switches the features of the own company, and sees before what would change. */
@Injectable()
export class Features {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly definitions: FeatureDefinitions,
    private readonly effects: FeatureEffects,
    private readonly settings: SettingsService,
    private readonly switches: Switches,
  ) {}

  preview(who: Caller, sent: FeatureChange): Promise<FeaturePreview> {
    return this.database.rehearse(who, async (tx) => {
      const company = await this.switches.company(tx, who);
      const change = await this.changeOf(tx, who, company, sent);
      const expected = new Expected();
      if (change) {
        expected.requires = requirementsOf(change, switchedOf(company), this.definitions.all());
        if (expected.requires.length === 0) await this.explain(tx, who, company, change, expected);
      }
      return expected.named(tx, who);
    });
  }

  switch(who: Caller, sent: FeatureChange): Promise<void> {
    return this.write(who, async (tx, company) => {
      const change = await this.changeOf(tx, who, company, sent);
      if (change) await this.switches.set(tx, who, who, company, change);
    });
  }

  /** Each is looked at as if those before it were switched already. */
  previewRecommended(who: Caller, sent: RecommendedChange): Promise<FeaturePreview> {
    return this.database.rehearse(who, async (tx) => {
      const company = await this.switches.company(tx, who);
      const expected = new Expected();
      const { changes, missing } = await this.recommended(tx, who, company, sent);
      const label = (name: string) => labelOf(name, this.definitions.all());
      for (const { feature, name } of missing)
        expected.warnings.push(
          `„${feature.label}“ bleibt aus, weil „${label(name)}“ nicht eingeschaltet ist.`,
        );
      for (const change of changes) await this.explain(tx, who, company, change, expected);
      return expected.named(tx, who);
    });
  }

  switchRecommended(who: Caller, sent: RecommendedChange): Promise<void> {
    return this.write(who, async (tx, company) => {
      const { changes } = await this.recommended(tx, who, company, sent);
      for (const change of changes) await this.switches.set(tx, who, who, company, change);
    });
  }

  private write(who: Caller, work: (tx: Tx, company: Company) => Promise<void>): Promise<void> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, featureAccess.switch);
      await work(tx, await this.switches.company(tx, who));
    });
  }

  /** In a transaction that is taken back, it is switched. What is proposed is shown as it is, whatever is typed. */
  private async explain(
    tx: Tx,
    who: Caller,
    company: Company,
    { openings: _, ...change }: DatedSwitch,
    expected: Expected,
  ): Promise<void> {
    const effect = this.effects.of(change.feature.name);
    const figures = async () => (await effect?.figures?.(tx, who)) ?? [];
    const before = await figures();
    expected.add(await this.switches.set(tx, who, who, company, change));
    expected.compare(before, await figures());
  }

  /** null: it is so already. */
  private async changeOf(
    tx: Tx,
    who: Caller,
    company: Company,
    sent: FeatureChange,
  ): Promise<DatedSwitch | null> {
    const feature = this.switches.definition(sent.feature);
    if (!feature) throw new Refused(refuseWire('invalid_input', 'feature'));
    const stored = await this.settings.of(who, feature, tx);
    const isOn = company.features.includes(feature.name);
    if (!sent.on) return isOn ? { feature, on: false, since: this.end(stored.since) } : null;
    const since = this.begin(sent.since);
    // Somebody else was faster, and meant another day.
    if (isOn && sent.since && since !== stored.since) throw new Refused(refuseWire('stale'));
    return isOn ? null : { feature, on: true, since, openings: typed(sent) };
  }

  private async recommended(tx: Tx, who: Caller, company: Company, sent: RecommendedChange) {
    const { on, since } = sent;
    const all = this.definitions.all();
    const today = this.clock.today();
    if (on) {
      const from = this.begin(since);
      const found = recommendedOf(all, switchedOf(company));
      const changes = found.on.map((feature) => ({
        feature,
        on,
        since: from,
        recommendedOn: today,
        openings: typed(sent),
      }));
      return { changes, missing: found.missing };
    }
    const rows = await this.settings.rows(who, tx);
    const changes = all
      .map((feature) => ({ feature, on, stored: settingOf(feature, rows) }))
      .filter(({ stored }) => stored.recommended_on === today)
      .map(({ stored, ...change }) => ({ ...change, since: this.end(stored.since) }))
      .reverse();
    if (changes.length === 0) throw new Refused(refuseFeature('feature_undo_over'));
    return { changes, missing: [] };
  }

  private begin(since: Day | null | undefined): Day {
    const today = this.clock.today();
    const day = since ?? firstOfMonth(today);
    refuseIf(sinceRefusal(today, day));
    return day;
  }

  /** Figures of past months stay as they were; a feature that has not begun yet changes none before its beginning. */
  private end(since: Day | null): Day {
    const month = firstOfMonth(this.clock.today());
    return since ? latest(since, month) : month;
  }
}

const typed = ({ openings }: Pick<FeatureChange, 'openings'>) =>
  new Map((openings ?? []).map(({ user, hours }) => [user, hours]));
