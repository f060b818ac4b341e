import { allows } from '@stundenbuch/domain/access/access';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { type SicknessRequest, sicknessInput } from '@stundenbuch/domain/records/absences/contract';
import { absenceSentences, absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import { sickCaseParts } from '@stundenbuch/domain/records/sickcases/access';
import { CERTIFICATE_WORDS, type Certificate } from '@stundenbuch/domain/records/sickcases/certificate';
import { sickCaseSentences } from '@stundenbuch/domain/records/sickcases/messages';
import { givingBackRefusal } from '@stundenbuch/domain/records/sickcases/rules';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import {
  type CorrectedPerson,
  CorrectionFields,
  Form,
  OfPerson,
  refusalBy,
  useForm,
  useSaveFailure,
} from '@stundenbuch/web/form';
import { FormActions, Panel, SelectField, useBack } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { useSickInVacationMutation } from '../shared/absences.api.ts';

/** /person-sickness?user&date&end: 'Krank im Urlaub', the days of an approved vacation become sickness. */
export function PersonSicknessPage() {
  return (
    <OfPerson
      what="Krank im Urlaub eintragen"
      lead="Genehmigter Urlaub wird Krankheit, die Tage kommen zurück."
    >
      {(person) => (
        <Panel>
          <SicknessForm person={person} />
        </Panel>
      )}
    </OfPerson>
  );
}

const sentences = { ...officeSentences, ...absenceSentences, ...sickCaseSentences };

const certificates = (['electronic', 'paper', 'requested'] as const).map((value) => ({
  value: value as Certificate,
  label: CERTIFICATE_WORDS[value],
}));

interface Values {
  day: Day | null;
  end: Day | null;
  certificate: Certificate | null;
  reason: string;
  any_month: boolean;
}

function SicknessForm({ person }: { person: CorrectedPerson }) {
  const [search] = useSearchParams();
  const alert = useAlert();
  const back = useBack();
  const [send] = useSickInVacationMutation();
  const dayIn = (name: string): Day | null => {
    const day = search.get(name);
    return isDay(day) ? day : null;
  };
  const day = dayIn('date');
  const hasCases = allows(sickCaseParts.certificate, useSession().who);
  const form = useForm({
    values: { day, end: dayIn('end') ?? day, certificate: null, reason: '', any_month: false } as Values,
    check: (typed) =>
      refusalBy(sicknessInput, bodyOf(typed), sentences) ??
      (hasCases ? givingBackRefusal(typed.certificate) : null),
    save: (typed) => send(bodyOf(typed) as SicknessRequest).unwrap(),
    saved: () => {
      alert(absenceTexts.sickened);
      back();
    },
    failed: useSaveFailure(absenceTexts.saveFailed),
  });
  function bodyOf({ certificate, ...typed }: Values) {
    return { ...typed, user: person.id, ...(hasCases && { certificate }) };
  }
  const first = form.field('day');
  return (
    <Form
      form={form}
      label="Krank im Urlaub"
      actions={<FormActions busy={form.busy} save="Als krank eintragen" />}
    >
      <div className="sb-form-row">
        <DateField
          {...first}
          label="Erster Tag"
          required
          onChange={(day) => form.set({ day, end: form.values.end ?? day })}
        />
        <DateField {...form.field('end')} label="Letzter Tag" required />
      </div>
      {hasCases && (
        <SelectField
          {...form.field('certificate')}
          label="Nachweis"
          required
          placeholder="Bitte wählen"
          hint="Urlaubstage kommen nur mit einem Nachweis zurück (§ 9 BUrlG)."
          options={certificates}
        />
      )}
      <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />
    </Form>
  );
}
