import {
  INSURANCE_WORDS,
  INSURANCES,
  type Insurance,
} from '@stundenbuch/domain/records/sickcases/certificate';
import { insuranceInput, type PersonCases } from '@stundenbuch/domain/records/sickcases/contract';
import { sickCaseSentences, sickCaseTexts } from '@stundenbuch/domain/records/sickcases/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { FormActions, SelectField } from '@stundenbuch/web/kit';
import { useInsurePersonMutation } from './sick-cases.api.ts';

const options = [
  { value: 'unknown', label: 'Keine Angabe' },
  ...INSURANCES.map((value) => ({ value, label: INSURANCE_WORDS[value] })),
] as { value: Insurance | 'unknown'; label: string }[];

/** How the person is insured: private certificates come on paper alone. */
export function InsuranceForm({ person }: { person: PersonCases }) {
  const alert = useAlert();
  const [insure] = useInsurePersonMutation();
  const bodyOf = ({ insurance }: { insurance: Insurance | 'unknown' }) => ({
    insurance: insurance === 'unknown' ? null : insurance,
  });
  const form = useForm({
    values: { insurance: (person.insurance ?? 'unknown') as Insurance | 'unknown' },
    check: (typed) => refusalBy(insuranceInput, bodyOf(typed), sickCaseSentences),
    save: (typed) => insure({ id: person.user, ...bodyOf(typed) }).unwrap(),
    saved: () => alert(sickCaseTexts.insured),
    failed: useSaveFailure(sickCaseTexts.failed),
  });
  return (
    <Form form={form} label="Versicherung" actions={<FormActions kind="default" busy={form.busy} />}>
      <SelectField {...form.field('insurance')} label="Versichert" options={options} />
    </Form>
  );
}
