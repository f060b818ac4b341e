import { Injectable } from '@nestjs/common';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant, Tx } from '../platform/database/database.ts';

/** A feature is switched on, so that it counts from `since` on, or off, so that from `since` on nothing of it counts. */
export interface FeatureChange {
  on: boolean;
  since: Day;
  /** Hours that the admin has typed, by person. */
  openings?: ReadonlyMap<number, number> | undefined;
}

/** A figure of a person that would be another one. Its name says the unit: 'Soll Dezember 2026 (Stunden)'. */
export interface FeatureFigure {
  user: number;
  figure: string;
  before: number | null;
  after: number | null;
  /** The admin may type something else. */
  proposed?: boolean;
}

/** What switching did, for the admin who looks at it before. */
export interface SwitchOutcome {
  /** German sentences. */
  warnings: string[];
  figures: FeatureFigure[];
}

export const UNCHANGED: SwitchOutcome = { warnings: [], figures: [] };

/** A figure as it is. */
export type Figure = Pick<FeatureFigure, 'user' | 'figure'> & { value: number };

/** What else happens in a company when a feature is switched. All runs in a transaction and reads through it alone. */
export interface FeatureEffect {
  feature: string;
  /** Figures that depend on it: the preview switches, tells those that are another one afterwards, and takes all back. */
  figures?(tx: Tx, tenant: Tenant): Promise<Figure[]>;
  /** After the switch: `features` and the row of `company_settings` are as they will be. */
  apply(tx: Tx, tenant: Tenant, change: FeatureChange): Promise<SwitchOutcome>;
  /**
   * Before other settings are stored, whether the feature is on or off: refuses what does not exist in the company, and
   * recomputes what depends on them.
   */
  change?(
    tx: Tx,
    tenant: Tenant,
    value: Record<string, unknown>,
    before: Record<string, unknown>,
  ): Promise<void>;
}

/**
 * What the modules have to say when a feature is switched. A module registers in its constructor; it is one without calls, so
 * that it runs in every process, whichever calls that process answers.
 */
@Injectable()
export class FeatureEffects {
  private readonly effects = new Map<string, FeatureEffect>();

  register(effect: FeatureEffect): void {
    this.effects.set(effect.feature, effect);
  }

  of(feature: string): FeatureEffect | undefined {
    return this.effects.get(feature);
  }

  names(): string[] {
    return [...this.effects.keys()].sort();
  }
}
