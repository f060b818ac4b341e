import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { type CompanyDetail, companyChange } from '@stundenbuch/domain/sides/people/company-contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/sides/people/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { FormActions, TextField } from '@stundenbuch/web/kit';
import { FeaturesField } from '../settings/features-field.tsx';
import { ModulesField } from '../settings/modules-field.tsx';
import { afterSwitch, featuresOf, type SwitchValues, switchedIn } from '../settings/switches.ts';
import { useChangeCompanyMutation } from '../shared/admin.api.ts';
import { RecordsFromField } from '../shared/records-from-field.tsx';

interface Values extends SwitchValues {
  name: string;
  records_from: Day | null;
  street: string;
  house_number: string;
  zip_code: string;
  city: string;
}

export function CompanyForm({
  company,
  onSaved,
}: {
  company: CompanyDetail;
  onSaved: (saved: CompanyDetail) => void;
}) {
  const { id, address, version } = company;
  const [change] = useChangeCompanyMutation();
  const alert = useAlert();
  // A server of the last release does not name them.
  const stored = (company.features ?? []).join();
  const bodyOf = ({ name, permission, features, records_from, ...lines }: Values) => ({
    name,
    permission,
    address: lines,
    version,
    // Who was there before this day has none, and a company without a calendar neither.
    ...(records_from && { records_from }),
    // Switching recomputes figures, so only what was switched here is sent.
    ...(features !== stored && { features: featuresOf(features) }),
  });
  const form = useForm<Values, CompanyDetail>({
    values: {
      name: company.name,
      permission: company.permission,
      features: stored,
      records_from: company.records_from ?? null,
      street: address?.street ?? '',
      house_number: address?.house_number ?? '',
      zip_code: address?.zip_code ?? '',
      city: address?.city ?? '',
    },
    check: (values) => refusalBy(companyChange, bodyOf(values), adminSentences),
    save: (values) => change({ ...companyChange.parse(bodyOf(values)), id }).unwrap(),
    saved: (saved) => {
      alert(adminTexts.companySaved);
      onSaved(saved);
    },
    failed: () => alert(adminTexts.companySaveFailed, 'danger'),
  });
  const switches = {
    value: switchedIn(form.values),
    onSwitch: (name: string, isOn: boolean) =>
      form.set(afterSwitch(form.values, name, isOn, FEATURES, company.features)),
  };
  return (
    <Form form={form} label="Unternehmen" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required />
      {company.records_from !== undefined && <RecordsFromField {...form.field('records_from')} />}
      <ModulesField {...form.field('permission')} {...switches} />
      <FeaturesField {...form.field('features')} {...switches} />
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
