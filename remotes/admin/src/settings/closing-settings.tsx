import { closingFeature } from '@stundenbuch/domain/workflows/month/features';
import { Form } from '@stundenbuch/web/form';
import { DecimalField, FormActions } from '@stundenbuch/web/kit';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** On the card of the closing: how long the month before can still be changed. */
export function ClosingSettings(props: FeatureFormProps) {
  const form = useSettingsForm(closingFeature, props);
  const { onChange, ...grace } = form.field('grace');
  return (
    <Form form={form} label="Monatsabschluss" actions={<FormActions busy={form.busy} />}>
      <DecimalField
        {...grace}
        // An empty field is no number, which the schema refuses.
        onChange={(value) => onChange(value ?? Number.NaN)}
        label="Tag, bis zu dem der Vormonat offen bleibt (1 bis 15)"
        required
      />
    </Form>
  );
}
