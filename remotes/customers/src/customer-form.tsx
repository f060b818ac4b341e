import { CUSTOMER, type CustomerDetail, customerInput } from '@stundenbuch/domain/sides/customers/contract';
import { customerSentences, customerTexts } from '@stundenbuch/domain/sides/customers/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { inputOf, valuesOf } from './customer-values.ts';
import { useChangeCustomerMutation, useCreateCustomerMutation } from './customers.api.ts';

/** Creates or edits a customer; both addresses are part of the one call. */
export function CustomerForm({ customer }: { customer: CustomerDetail | null }) {
  const [create] = useCreateCustomerMutation();
  const [change] = useChangeCustomerMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const texts = customer
    ? { saved: customerTexts.saved, failed: customerTexts.saveFailed }
    : { saved: customerTexts.created, failed: customerTexts.createFailed };

  const form = useForm({
    values: valuesOf(customer),
    check: (values) => refusalBy(customerInput, inputOf(values), customerSentences),
    save: (values) =>
      customer
        ? change({ id: customer.id, version: customer.version, ...inputOf(values) }).unwrap()
        : create(inputOf(values)).unwrap(),
    saved: () => {
      alert(texts.saved);
      navigate('/customer');
    },
    failed: useSaveFailure(texts.failed),
  });

  return (
    <Form form={form} label="Kunde" actions={<FormActions busy={form.busy} />}>
      <TextField label="Name" required {...form.field('customer_name')} />
      <div className="sb-form-row">
        <TextField label="Interne ID" {...form.field('internal_id')} />
        <TextField label="Externe ID" {...form.field('external_id')} />
      </div>
      <div className="sb-form-row">
        <TextField label="Telefon" type="tel" {...form.field('phone')} />
        <TextField label="Mobil" type="tel" {...form.field('mobile')} />
      </div>
      <TextField label="E-Mail" type="email" maxLength={CUSTOMER.emailMax} {...form.field('email')} />
      <fieldset className="sb-stack">
        <legend>Adresse</legend>
        <div className="sb-form-row">
          <TextField label="Straße" {...form.field('customer_street')} />
          <TextField label="Hausnummer" {...form.field('customer_house_number')} />
        </div>
        <div className="sb-form-row">
          <TextField label="Postleitzahl" {...form.field('customer_zip')} />
          <TextField label="Ort" {...form.field('customer_city')} />
        </div>
      </fieldset>
      <CheckboxField label="Zweite Adresse" {...form.field('address2')} />
      {form.values.address2 && (
        <fieldset className="sb-stack">
          <legend>Zweite Adresse</legend>
          <div className="sb-form-row">
            <TextField label="Straße" {...form.field('customer_street2')} />
            <TextField label="Hausnummer" {...form.field('customer_house_number2')} />
          </div>
          <div className="sb-form-row">
            <TextField label="Postleitzahl" {...form.field('customer_zip2')} />
            <TextField label="Ort" {...form.field('customer_city2')} />
          </div>
        </fieldset>
      )}
    </Form>
  );
}
