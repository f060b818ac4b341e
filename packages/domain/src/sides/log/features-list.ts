import type { FeatureDescription } from '../../access/feature.ts';
import { allowancesWords } from '../../accounts/allowances/feature-words.ts';
import { budgetsWords } from '../../accounts/budgets/feature-words.ts';
import { lawWords } from '../../accounts/lawguide/feature-words.ts';
import { overtimeWords } from '../../accounts/overtime/feature-words.ts';
import { payrollWords } from '../../accounts/payroll/feature-words.ts';
import { reportsWords } from '../../accounts/reports/feature-words.ts';
import { ledgerWords } from '../../accounts/vacation/feature-words.ts';
import { calendarWords } from '../../day/calendar/feature-words.ts';
import { contractsWords } from '../../day/contracts/feature-words.ts';
import { officeWords } from '../../day/office/feature-words.ts';
import { teamsWords } from '../../day/teams/feature-words.ts';
import { halfdaysWords } from '../../records/absences/feature-words.ts';
import { kindsWords } from '../../records/kinds/feature-words.ts';
import { punchWords } from '../../records/punch/feature-words.ts';
import { visibilityWords } from '../../records/visibility/feature-words.ts';
import { dayWords } from '../../workflows/day/feature-words.ts';
import { decisionsWords } from '../../workflows/decisions/feature-words.ts';
import { feedsWords } from '../../workflows/feeds/feature-words.ts';
import { importWords } from '../../workflows/imports/feature-words.ts';
import { monthCloseWords } from '../../workflows/month/feature-words.ts';
import { noticesWords } from '../notices/feature-words.ts';
import { securityWords } from '../session/feature-words.ts';
import { tokensWords } from '../tokens/feature-words.ts';
import { auditWords } from './feature-words.ts';

/** What a company can switch on, in the order of the screens: every feature that is built. */
export const FEATURES: readonly FeatureDescription[] = [
  calendarWords,
  contractsWords,
  ledgerWords,
  overtimeWords,
  lawWords,
  punchWords,
  dayWords,
  monthCloseWords,
  allowancesWords,
  payrollWords,
  budgetsWords,
  reportsWords,
  auditWords,
  officeWords,
  importWords,
  halfdaysWords,
  teamsWords,
  decisionsWords,
  kindsWords,
  visibilityWords,
  feedsWords,
  securityWords,
  noticesWords,
  tokensWords,
];
