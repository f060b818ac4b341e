import { expiryOptions } from '@stundenbuch/domain/accounts/vacation/expiry-options';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { closingSentences } from '@stundenbuch/domain/accounts/vacation/messages';
import { Form } from '@stundenbuch/web/form';
import { FormActions, SelectField, TextArea } from '@stundenbuch/web/kit';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** On the card of the vacation account: when vacation expires, and what people are told before. */
export function LedgerSettings(props: FeatureFormProps) {
  const form = useSettingsForm(ledgerFeature, props, closingSentences);
  const expiry = form.field('expiry');
  return (
    <Form form={form} label="Urlaubskonto" actions={<FormActions busy={form.busy} />}>
      <SelectField
        {...expiry}
        label="Urlaub verfällt"
        hint="nur nach einem rechtzeitig gelesenen Hinweis"
        options={expiryOptions(expiry.value)}
      />
      <TextArea
        {...form.field('notice')}
        label="Text des Hinweises"
        hint="{tage}, {frist} und {jahr} werden für jede Person eingesetzt"
        rows={6}
        maxLength={1000}
      />
    </Form>
  );
}
