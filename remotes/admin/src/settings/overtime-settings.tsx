import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { Form } from '@stundenbuch/web/form';
import { CheckboxField, DecimalField, FormActions, SelectField } from '@stundenbuch/web/kit';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const BAD_WEATHER = [
  { value: 'lowering', label: 'kostet Stunden' },
  { value: 'neutral', label: 'kostet keine Stunden' },
] as const;

/** On the card of time accounts: limits of the warnings, and what costs hours. */
export function OvertimeSettings(props: FeatureFormProps) {
  const form = useSettingsForm(overtimeFeature, props);
  /** An empty field is no number, which the schema refuses. */
  const limit = (name: 'warn_over' | 'warn_under') => {
    const { onChange, ...field } = form.field(name);
    return { ...field, onChange: (value: number | null) => onChange(value ?? Number.NaN) };
  };
  return (
    <Form form={form} label="Stundenkonto" actions={<FormActions busy={form.busy} />}>
      <SelectField {...form.field('type80')} label="Schlecht Wetter" options={BAD_WEATHER} />
      <DecimalField {...limit('warn_over')} label="Warnen über (Stunden)" required />
      <DecimalField {...limit('warn_under')} label="Warnen unter (Stunden)" required />
      <CheckboxField {...form.field('only_credit')} label="Überstundenabbau nur aus Guthaben" />
    </Form>
  );
}
