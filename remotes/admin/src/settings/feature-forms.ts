import type { ComponentType } from 'react';
import { AuditSettingsForm } from './audit-settings-form.tsx';
import { CalendarSettingsForm } from './calendar-settings-form.tsx';
import { ClockSettings } from './clock-settings.tsx';
import { ClosingSettings } from './closing-settings.tsx';
import { ContractSettings } from './contract-settings.tsx';
import type { FeatureFormProps } from './feature-form-props.ts';
import { LawSettings } from './law-settings.tsx';
import { LedgerSettings } from './ledger-settings.tsx';
import { NoticesSettings } from './notices-settings.tsx';
import { OvertimeSettings } from './overtime-settings.tsx';

/** The form on the card of a feature that has settings, by the feature's name. */
export const FEATURE_FORMS: Readonly<Record<string, ComponentType<FeatureFormProps>>> = {
  audit: AuditSettingsForm,
  closing: ClosingSettings,
  calendar: CalendarSettingsForm,
  clock: ClockSettings,
  contracts: ContractSettings,
  law: LawSettings,
  ledger: LedgerSettings,
  notices: NoticesSettings,
  overtime: OvertimeSettings,
};
