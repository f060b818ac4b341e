import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { Form } from '@stundenbuch/web/form';
import { FormActions, SelectField } from '@stundenbuch/web/kit';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const { minValue, maxValue } = auditFeature.settings.shape.keep_years.unwrap();
const YEARS = Array.from({ length: Number(maxValue) - Number(minValue) + 1 }, (_, i) => {
  const value = Number(minValue) + i;
  return { value, label: `${value} Jahre` };
});

/** For how long the log can be read. */
export function AuditSettingsForm(props: FeatureFormProps) {
  const form = useSettingsForm(auditFeature, props);
  return (
    <Form form={form} label="Einstellungen des Verlaufs" actions={<FormActions busy={form.busy} />}>
      <SelectField
        {...form.field('keep_years')}
        label="Der Inhalt von Änderungen bleibt lesbar für"
        options={YEARS}
        hint="Danach wird er gelöscht; die Siegel bleiben prüfbar. Das Gesetz verlangt mindestens zwei Jahre."
      />
    </Form>
  );
}
