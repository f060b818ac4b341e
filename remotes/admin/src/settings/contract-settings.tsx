import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { Form } from '@stundenbuch/web/form';
import { FormActions, SelectField } from '@stundenbuch/web/kit';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const YEARS = [
  { value: 'law', label: 'nach §§ 4, 5 BUrlG' },
  { value: 'share', label: 'anteilig, mindestens der gesetzliche Urlaub' },
] as const;

const FRACTIONS = [
  { value: 'keep', label: 'bleiben mit zwei Nachkommastellen' },
  { value: 'up', label: 'werden ein ganzer Tag' },
] as const;

/** On the card of contracts: what a year of entry or leaving gives. */
export function ContractSettings(props: FeatureFormProps) {
  const form = useSettingsForm(contractsFeature, props);
  return (
    <Form form={form} label="Verträge" actions={<FormActions busy={form.busy} />}>
      <SelectField {...form.field('prorata')} label="Urlaub im Jahr des Ein- und Austritts" options={YEARS} />
      <SelectField
        {...form.field('fraction')}
        label="Bruchteile unter einem halben Tag"
        hint="ab einem halben Tag wird immer aufgerundet (§ 5 Abs. 2 BUrlG)"
        options={FRACTIONS}
      />
    </Form>
  );
}
