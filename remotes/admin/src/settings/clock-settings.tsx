import { clockFeature } from '@stundenbuch/domain/records/clock/features';
import { FORGOTTEN_HOURS as HOURS } from '@stundenbuch/domain/records/clock/limits';
import { Form } from '@stundenbuch/web/form';
import { CheckboxField, DecimalField, FormActions, SelectField } from '@stundenbuch/web/kit';
import { TerminalList } from '../terminals/terminal-list.tsx';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const ROUNDINGS = [
  { value: 'none', label: 'auf die Minute' },
  { value: '5', label: 'auf 5 Minuten' },
  { value: '15', label: 'auf 15 Minuten' },
] as const;

const BREAKS = [
  { value: 'off', label: 'nur hinweisen' },
  { value: 'suggest', label: 'zum Eintragen vorschlagen' },
] as const;

/** On the card of the clock: how times are rounded, and when a clock is forgotten. */
export function ClockSettings(props: FeatureFormProps) {
  const form = useSettingsForm(clockFeature, props);
  const { onChange, ...hours } = form.field('forgotten_after');
  const isOn = props.setting.since !== null;
  const settings = (
    <Form form={form} label="Stempeluhr" actions={<FormActions busy={form.busy} />}>
      <SelectField
        {...form.field('rounding')}
        label="Rundung"
        hint="Gerundet werden Beginn und Ende eines Tages; die gestempelten Zeiten bleiben erhalten."
        options={ROUNDINGS}
      />
      <DecimalField
        {...hours}
        onChange={(value: number | null) => onChange(value ?? Number.NaN)}
        label="Uhr gilt als vergessen nach (Stunden)"
        hint={`${HOURS.min} bis ${HOURS.max}`}
        required
      />
      <SelectField
        {...form.field('auto_break')}
        label="Fehlende Pause beim Gehen"
        hint="Abgezogen wird nie von selbst."
        options={BREAKS}
      />
      <CheckboxField {...form.field('terminal_balance')} label="Stundenkonto am Terminal zeigen" />
    </Form>
  );
  return (
    <>
      {settings}
      {isOn && <TerminalList />}
    </>
  );
}
