import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { officeFeature } from '@stundenbuch/domain/day/office/features';
import { type Switched, withNeeds } from '@stundenbuch/domain/features/rules';
import { halfdays } from '@stundenbuch/domain/records/absences/features';
import { clockFeature } from '@stundenbuch/domain/records/clock/features';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { noticesFeature } from '@stundenbuch/domain/sides/notices/features';
import { securityFeature } from '@stundenbuch/domain/sides/session/features';
import { closingFeature } from '@stundenbuch/domain/workflows/month/features';

/** What a company can switch on: every feature that is built. */
export const FEATURES = [
  calendarFeature,
  contractsFeature,
  ledgerFeature,
  overtimeFeature,
  lawFeature,
  clockFeature,
  closingFeature,
  auditFeature,
  officeFeature,
  halfdays,
  securityFeature,
  noticesFeature,
] as const satisfies readonly FeatureDefinition[];

const PROPOSED = ['calendar', 'contracts', 'ledger', 'audit', 'halfdays'];

/** Ticked in the form of a new company, with the modules that they need: a sensible beginning instead of an empty switchboard. */
export const proposed = (features: readonly FeatureDefinition[]): Switched =>
  features
    .filter(({ name }) => PROPOSED.includes(name))
    .reduce((sum: Switched, { name }) => withNeeds(name, sum, features), {
      flags: ['timebooking'],
      features: [],
    });
