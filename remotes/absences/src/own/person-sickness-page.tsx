import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { type SicknessRequest, sicknessInput } from '@stundenbuch/domain/records/absences/contract';
import { absenceSentences, absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { CorrectionFields, Form, OfPerson, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { FormActions, Panel, useBack } from '@stundenbuch/web/kit';
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

const sentences = { ...officeSentences, ...absenceSentences };

interface Values {
  day: Day | null;
  end: Day | null;
  reason: string;
  any_month: boolean;
}

function SicknessForm({ person }: { person: CurrentUser }) {
  const [search] = useSearchParams();
  const alert = useAlert();
  const back = useBack();
  const [send] = useSickInVacationMutation();
  const dayIn = (name: string): Day | null => {
    const day = search.get(name);
    return isDay(day) ? day : null;
  };
  const day = dayIn('date');
  const form = useForm({
    values: { day, end: dayIn('end') ?? day, reason: '', any_month: false } as Values,
    check: (typed) => refusalBy(sicknessInput, { ...typed, user: person.id }, sentences),
    save: (typed) => send({ ...typed, user: person.id } as SicknessRequest).unwrap(),
    saved: () => {
      alert(absenceTexts.sickened);
      back();
    },
    failed: useSaveFailure(absenceTexts.saveFailed),
  });
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
      <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />
    </Form>
  );
}
