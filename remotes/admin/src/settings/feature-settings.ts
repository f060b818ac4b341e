import type { SettingGroup } from '@stundenbuch/domain/access/feature';
import { budgetsFeature } from '@stundenbuch/domain/accounts/budgets/features';
import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { teamsFeature } from '@stundenbuch/domain/day/teams/features';
import { kindsFeature } from '@stundenbuch/domain/records/kinds/features';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { visibilityFeature } from '@stundenbuch/domain/records/visibility/features';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { decisionsFeature } from '@stundenbuch/domain/workflows/decisions/features';
import { monthCloseFeature } from '@stundenbuch/domain/workflows/month/features';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { ComponentType } from 'react';
import { StaffingList } from '../staffing/staffing-list.tsx';
import { TerminalList } from '../terminals/terminal-list.tsx';
import { NoticesMail } from './notices-mail.tsx';

// Most companies never set one up.
const SignOnPart = lazyPage(async () => (await import('../sign-on/sign-on-part.tsx')).SignOnPart);

const WITH_SETTINGS: readonly SettingGroup[] = [
  calendarFeature,
  contractsFeature,
  ledgerFeature,
  overtimeFeature,
  lawFeature,
  punchFeature,
  monthCloseFeature,
  budgetsFeature,
  auditFeature,
  teamsFeature,
  decisionsFeature,
  kindsFeature,
  visibilityFeature,
];

/** The schemas of the features that have settings, by their names. */
export const SETTINGS_OF = new Map(WITH_SETTINGS.map((group) => [group.name, group]));

/** What the card of a feature that is on has below its settings, by the feature's name. */
export const PARTS_OF: Readonly<Record<string, ComponentType>> = {
  clock: TerminalList,
  decisions: StaffingList,
  notices: NoticesMail,
  security: SignOnPart,
};
