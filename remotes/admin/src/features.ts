import { halfdays } from '@stundenbuch/domain/absences/features';
import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { auditFeature } from '@stundenbuch/domain/audit/features';
import { calendarFeature } from '@stundenbuch/domain/calendar/features';
import { clockFeature } from '@stundenbuch/domain/clock/features';
import { contractsFeature } from '@stundenbuch/domain/contracts/features';
import { type Switched, withNeeds } from '@stundenbuch/domain/features/rules';
import { lawFeature } from '@stundenbuch/domain/law/features';
import { ledgerFeature } from '@stundenbuch/domain/ledger/features';
import { closingFeature } from '@stundenbuch/domain/month/features';
import { noticesFeature } from '@stundenbuch/domain/notices/features';
import { officeFeature } from '@stundenbuch/domain/office/features';
import { overtimeFeature } from '@stundenbuch/domain/overtime/features';
import { securityFeature } from '@stundenbuch/domain/session/features';

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
