import {
  type CompanyDayInput,
  type CompanyDayRow,
  companyDayInput,
} from '@stundenbuch/domain/day/calendar/contract';
import { calendarSentences, calendarTexts } from '@stundenbuch/domain/day/calendar/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import { FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { RecordPage } from '../log/record-page.tsx';
import { EVERYWHERE, placeOf, placeOptions } from '../shared/place-options.ts';
import { useDeletion } from '../shared/use-deletion.tsx';
import {
  useCompanyDaysQuery,
  useDeleteCompanyDayMutation,
  usePlacesQuery,
  useSaveCompanyDayMutation,
} from './calendar.api.ts';

const KINDS = [
  { value: 'free', label: 'frei' },
  { value: 'half', label: 'halber Arbeitstag' },
] as const;

/** /company-day?id: a day that the company gives itself; without an id a new one. */
export function CompanyDayPage() {
  const list = useCompanyDaysQuery();
  return (
    <RecordPage
      titles={['Eigener Tag', 'Eigenen Tag bearbeiten']}
      gone="Diesen Tag gibt es nicht mehr."
      list={list}
    >
      {(day) => <DayForm key={day?.id} day={day} />}
    </RecordPage>
  );
}

interface Values {
  day: Day | null;
  name: string;
  kind: CompanyDayInput['kind'];
  place_id: number;
}

function DayForm({ day }: { day: CompanyDayRow | null }) {
  const { data: places = [] } = usePlacesQuery();
  const [save] = useSaveCompanyDayMutation();
  const [remove] = useDeleteCompanyDayMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const deletion = useDeletion({
    question: `Wollen Sie „${day?.name ?? ''}“${day ? ` vom ${formatFullDay(day.day)}` : ''} wirklich löschen?`,
    remove: () => remove(day?.id ?? 0).unwrap(),
    done: calendarTexts.dayDeleted,
    failed: calendarTexts.failed,
    to: '/company-calendar',
  });
  const bodyOf = (typed: Values) => ({ ...typed, place_id: placeOf(typed.place_id) });
  const form = useForm<Values>({
    values: {
      day: day?.day ?? null,
      name: day?.name ?? '',
      kind: day?.kind ?? 'free',
      place_id: day?.place_id ?? EVERYWHERE,
    },
    check: (typed) => refusalBy(companyDayInput, bodyOf(typed), calendarSentences),
    save: (typed) => {
      const input = { ...companyDayInput.parse(bodyOf(typed)), ...(day && { version: day.version }) };
      return save({ id: day?.id ?? null, input }).unwrap();
    },
    saved: () => {
      alert(calendarTexts.daySaved);
      navigate('/company-calendar');
    },
  });
  const actions = <FormActions busy={form.busy} onDelete={day ? deletion.ask : undefined} />;
  return (
    <>
      <Form form={form} label="Eigener Tag" actions={actions}>
        <DateField {...form.field('day')} label="Tag" required />
        <TextField {...form.field('name')} label="Name" required />
        <SelectField {...form.field('kind')} label="Der Tag ist" options={KINDS} />
        {places.length > 1 && (
          <SelectField {...form.field('place_id')} label="Ort" options={placeOptions(places)} />
        )}
      </Form>
      {deletion.dialog}
    </>
  );
}
