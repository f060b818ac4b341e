import { type Place, type PlaceInput, placeInput } from '@stundenbuch/domain/day/calendar/contract';
import { calendarSentences, calendarTexts } from '@stundenbuch/domain/day/calendar/messages';
import { placeRefusal } from '@stundenbuch/domain/day/calendar/rules';
import { EXTRAS, type Extra, extrasOf, type Land } from '@stundenbuch/domain/time/laender';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { RecordPage } from '../log/record-page.tsx';
import { LANDS } from '../shared/lands.ts';
import { useDeletion } from '../shared/use-deletion.tsx';
import { useDeletePlaceMutation, usePlacesQuery, useSavePlaceMutation } from './calendar.api.ts';

/** /company-place?id: where people work; without an id a new place. */
export function CompanyPlacePage() {
  const list = usePlacesQuery();
  return (
    <RecordPage titles={['Ort anlegen', 'Ort bearbeiten']} gone="Diesen Ort gibt es nicht mehr." list={list}>
      {(place) => <PlaceForm key={place?.id} place={place} />}
    </RecordPage>
  );
}

interface Values {
  name: string;
  land: Land | null;
  extras: readonly Extra[];
}

function PlaceForm({ place }: { place: Place | null }) {
  const [save] = useSavePlaceMutation();
  const [remove] = useDeletePlaceMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const deletion = useDeletion({
    question: `Wollen Sie den Ort „${place?.name ?? ''}“ wirklich löschen?`,
    remove: () => remove(place?.id ?? 0).unwrap(),
    done: calendarTexts.placeDeleted,
    failed: calendarTexts.failed,
    to: '/company-calendar',
  });
  const form = useForm<Values>({
    values: { name: place?.name ?? '', land: place?.land ?? null, extras: place?.extras ?? [] },
    check: (typed) => refusalBy(placeInput, typed, calendarSentences, placeRefusal),
    save: (typed) => {
      const input = { ...(typed as PlaceInput), ...(place && { version: place.version }) };
      return save({ id: place?.id ?? null, input }).unwrap();
    },
    saved: () => {
      alert(calendarTexts.placeSaved);
      navigate('/company-calendar');
    },
  });
  const { land, extras } = form.values;
  const actions = <FormActions busy={form.busy} onDelete={place ? deletion.ask : undefined} />;
  return (
    <>
      <Form form={form} label="Ort" actions={actions}>
        <TextField {...form.field('name')} label="Name" required />
        <SelectField
          {...form.field('land')}
          label="Land"
          required
          placeholder="Bitte wählen"
          options={LANDS}
          // What another Land has does not go along.
          onChange={(chosen) =>
            form.set({ land: chosen, extras: extras.filter((extra) => extrasOf(chosen).includes(extra)) })
          }
        />
        {land && extrasOf(land).length > 0 && (
          <fieldset>
            <legend>Feiertage der Gemeinde</legend>
            {extrasOf(land).map((extra) => (
              <CheckboxField
                key={extra}
                id={`${form.id}-${extra}`}
                name={extra}
                label={EXTRAS[extra].label}
                value={extras.includes(extra)}
                disabled={form.busy}
                onChange={(isChosen) =>
                  form.set({
                    extras: isChosen ? [...extras, extra] : extras.filter((other) => other !== extra),
                  })
                }
              />
            ))}
          </fieldset>
        )}
      </Form>
      {deletion.dialog}
    </>
  );
}
