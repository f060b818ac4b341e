import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { absenceSentences } from '@stundenbuch/domain/records/absences/messages';
import { sickFromInput } from '@stundenbuch/domain/records/sickcases/contract';
import { sickCaseSentences, sickCaseTexts } from '@stundenbuch/domain/records/sickcases/messages';
import { sickFromRefusal } from '@stundenbuch/domain/records/sickcases/rules';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { gridTimes } from '@stundenbuch/domain/time/time';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField, TimeField } from '@stundenbuch/web/data';
import {
  type CorrectedPerson,
  CorrectionFields,
  Form,
  OfPerson,
  refusalBy,
  useAddressedPerson,
  useForm,
  useSaveFailure,
} from '@stundenbuch/web/form';
import { FormActions, PageHeader, Panel, useBack } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { useFallSickMutation } from './sick-cases.api.ts';

const TIMES = gridTimes();
const LEAD = 'Was an dem Tag gearbeitet ist, bleibt; den Rest des Solls füllt die Krankheit.';

/** /sick-from: 'Ich bin krank' from a time on; with ?user the office enters it for a person (SICK-05). */
export function SickFromPage() {
  const { who } = useSession();
  const isOffice = useAddressedPerson() !== null && allows(officeParts.correct, who);
  if (isOffice)
    return (
      <OfPerson what="Krank ab einer Uhrzeit eintragen" lead={LEAD}>
        {(person) => (
          <Panel>
            <SickFromForm person={person} />
          </Panel>
        )}
      </OfPerson>
    );
  return (
    <>
      <PageHeader title="Ich bin krank">{LEAD}</PageHeader>
      <Panel>
        <SickFromForm />
      </Panel>
    </>
  );
}

const correctedInput = sickFromInput.extend(correctionInput.shape);
const sentences = { ...officeSentences, ...absenceSentences, ...sickCaseSentences };

interface Values {
  day: Day | null;
  from: string;
  reason: string;
}

function SickFromForm({ person }: { person?: CorrectedPerson }) {
  const today = useToday();
  const date = useSearchParams()[0].get('date');
  const alert = useAlert();
  const back = useBack();
  const [send] = useFallSickMutation();
  const form = useForm({
    values: { day: isDay(date) ? date : today, from: '', reason: '' } as Values,
    check: (typed) =>
      refusalBy(person ? correctedInput : sickFromInput, bodyOf(typed), sentences, ({ day }) =>
        sickFromRefusal(day, today),
      ),
    save: (typed) =>
      send(sickFromInput.extend(correctionInput.partial().shape).parse(bodyOf(typed))).unwrap(),
    saved: () => {
      alert(person ? sickCaseTexts.enteredSick : sickCaseTexts.fellSick);
      back();
    },
    failed: useSaveFailure(sickCaseTexts.failed),
  });

  function bodyOf({ day, from, reason }: Values) {
    return { day, from, ...(person && { user: person.id, reason }) };
  }

  return (
    <Form
      form={form}
      label="Krankmeldung"
      actions={<FormActions busy={form.busy} save={person ? 'Als krank eintragen' : 'Krank melden'} />}
    >
      <div className="sb-form-row">
        <DateField {...form.field('day')} label="Tag" required max={today} />
        <TimeField {...form.field('from')} label="Krank ab" required times={TIMES} anyMinute />
      </div>
      {person && <CorrectionFields reason={form.field('reason')} />}
    </Form>
  );
}
