import { type CompanyDetail, companyChange } from '@stundenbuch/domain/admin/company-contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/admin/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { FormActions, TextField } from '@stundenbuch/web/kit';
import { useChangeCompanyMutation } from './admin.api.ts';
import { FeaturesField, featuresOf } from './features-field.tsx';
import { ModulesField } from './modules-field.tsx';

interface Values {
  name: string;
  permission: string;
  /** Names with commas between them. */
  features: string;
  street: string;
  house_number: string;
  zip_code: string;
  city: string;
}

export function CompanyForm({ company }: { company: CompanyDetail }) {
  const { id, address, version } = company;
  const [change] = useChangeCompanyMutation();
  const alert = useAlert();
  // A server of the last release does not name them.
  const stored = (company.features ?? []).join();
  const bodyOf = ({ name, permission, features, ...lines }: Values) => ({
    ...{ name, permission, address: lines, version },
    // Switching recomputes figures, so only what was switched here is sent.
    ...(features !== stored && { features: featuresOf(features) }),
  });
  const form = useForm<Values, CompanyDetail>({
    values: {
      name: company.name,
      permission: company.permission,
      features: stored,
      street: address?.street ?? '',
      house_number: address?.house_number ?? '',
      zip_code: address?.zip_code ?? '',
      city: address?.city ?? '',
    },
    check: (values) => refusalBy(companyChange, bodyOf(values), adminSentences),
    save: (values) => change({ id, input: companyChange.parse(bodyOf(values)) }).unwrap(),
    saved: () => alert(adminTexts.companySaved),
    failed: () => alert(adminTexts.companySaveFailed, 'danger'),
  });
  return (
    <Form form={form} label="Unternehmen" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required />
      <ModulesField {...form.field('permission')} />
      <FeaturesField {...form.field('features')} />
      <div className="sb-form-row">
        <TextField {...form.field('street')} label="Straße" />
        <TextField {...form.field('house_number')} label="Hausnummer" />
      </div>
      <div className="sb-form-row">
        <TextField {...form.field('zip_code')} label="Postleitzahl" />
        <TextField {...form.field('city')} label="Ort" />
      </div>
    </Form>
  );
}
