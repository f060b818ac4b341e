import { Injectable } from '@nestjs/common';
import { securityFeature } from '@stundenbuch/domain/sides/session/features';
import type { Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../clock.ts';
import { Installation } from '../installation.ts';
import { Secrets } from '../secrets.ts';

interface Person {
  global_admin: boolean;
  features: string[];
  has_factor: boolean;
  factor_from: Day | null;
}

/** Who needs a second factor: whom the company says, and global admins where the operator does. */
@Injectable()
export class RequiredFactors {
  constructor(
    private readonly installation: Installation,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Nobody where the key is missing without which no app can be set up. */
  dayOf(person: Person): Day | null {
    if (person.has_factor || !this.secrets.isOn) return null;
    return this.isByOperator(person) ? this.clock.today() : person.factor_from;
  }

  /** Whom the operator asks for a second factor can set one up, whatever the own company has switched on. */
  featuresOf(person: Person): string[] {
    const { name } = securityFeature;
    return this.isByOperator(person) && !person.features.includes(name)
      ? [...person.features, name]
      : person.features;
  }

  private isByOperator({ global_admin }: Person): boolean {
    return global_admin && this.installation.globalAdminFactor;
  }
}
