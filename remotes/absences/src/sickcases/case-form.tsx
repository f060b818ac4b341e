import {
  CERTIFICATE_WORDS,
  CERTIFICATES,
  type Certificate,
} from '@stundenbuch/domain/records/sickcases/certificate';
import {
  REMARK_MAX,
  type SickCaseInput,
  type SickCaseRecord,
  sickCaseInput,
} from '@stundenbuch/domain/records/sickcases/contract';
import { sickCaseSentences, sickCaseTexts } from '@stundenbuch/domain/records/sickcases/messages';
import { fieldsRefusal } from '@stundenbuch/domain/records/sickcases/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useSaveCaseMutation } from './sick-cases.api.ts';

interface Values {
  certificate: Certificate | 'days';
  requested_on: Day | null;
  established_on: Day | null;
  certified_until: Day | null;
  worked: 'days' | 'yes' | 'no';
  remark: string;
}

const certificates = [
  { value: 'days', label: 'Nach den Krankheitstagen' },
  ...CERTIFICATES.map((value) => ({ value, label: CERTIFICATE_WORDS[value] })),
] as { value: Values['certificate']; label: string }[];

const workedOptions: { value: Values['worked']; label: string }[] = [
  { value: 'days', label: 'Nach den Einträgen' },
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nein' },
];
const WORKED = { days: null, yes: true, no: false } as const;

/** What an admin notes of a case. There is no field for why somebody is sick, nor for who says so. */
export function CaseForm({ one }: { one: SickCaseRecord }) {
  const today = useToday();
  const alert = useAlert();
  const [save] = useSaveCaseMutation();
  const { requested_on, established_on, certified_until, worked, remark, version } = one;
  const form = useForm({
    values: {
      ...{ requested_on, established_on, certified_until },
      certificate: one.certificate ?? 'days',
      worked: worked === null ? 'days' : worked ? 'yes' : 'no',
      remark: remark ?? '',
    } as Values,
    check: (typed) =>
      refusalBy(sickCaseInput, bodyOf(typed), sickCaseSentences, (input) => fieldsRefusal(input, one, today)),
    save: (typed) => save({ id: one.user, ...bodyOf(typed) }).unwrap(),
    saved: () => alert(sickCaseTexts.saved),
    failed: useSaveFailure(sickCaseTexts.failed),
  });

  function bodyOf({ certificate, worked, ...typed }: Values): SickCaseInput {
    return {
      ...typed,
      day: one.first,
      version,
      worked: WORKED[worked],
      certificate: certificate === 'days' ? null : certificate,
      requested_on: certificate === 'requested' ? (typed.requested_on ?? today) : typed.requested_on,
    };
  }

  return (
    <Form form={form} label="Krankheitsfall" actions={<FormActions busy={form.busy} />}>
      <div className="sb-form-row">
        <SelectField {...form.field('certificate')} label="Nachweis" options={certificates} />
        {form.values.certificate === 'requested' && (
          <DateField {...form.field('requested_on')} label="Angefordert am" />
        )}
      </div>
      <div className="sb-form-row">
        <DateField {...form.field('established_on')} label="Ärztlich festgestellt am" />
        <DateField {...form.field('certified_until')} label="AU bis" />
      </div>
      <SelectField {...form.field('worked')} label="Am ersten Tag noch gearbeitet" options={workedOptions} />
      <TextField
        {...form.field('remark')}
        label="Organisatorisch"
        hint="Zum Beispiel: Vertretung ist informiert. Kein Grund, keine Diagnose."
        maxLength={REMARK_MAX}
      />
    </Form>
  );
}
