import type { SettingField } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import type { Matrix } from '@stundenbuch/domain/records/visibility/matrix';
import type { LoginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { FieldProps, FormState } from '@stundenbuch/web/form';
import type { ReactNode } from 'react';
import { AutoApproveField } from './auto-approve-field.tsx';
import { FactorFields } from './factor-fields.tsx';
import { MatrixField } from './matrix-field.tsx';
import { PlaceField } from './place-field.tsx';

/** The values of any settings, by the keys of their schema. */
export type SettingsForm = FormState<Record<string, unknown>>;

type OwnField = (form: SettingsForm, words: SettingField, setting: FeatureSetting) => ReactNode;

/** Of the few settings that are asked for in their own way, by their keys. */
export const OWN_FIELDS: Readonly<Record<string, OwnField>> = {
  place: (form, { label }, { since }) => (
    <PlaceField
      {...(form.field('place') as FieldProps<number | null>)}
      {...{ label }}
      isOn={since !== null}
    />
  ),
  auto_approve: (form, words) => (
    <AutoApproveField {...(form.field('auto_approve') as FieldProps<number[]>)} {...words} />
  ),
  matrix: (form, { label, hint }) => (
    <MatrixField {...(form.field('matrix') as FieldProps<Matrix>)} {...{ label, hint }} />
  ),
  second_factor: (form) => <FactorFields form={form as unknown as FormState<LoginSettings>} />,
};
