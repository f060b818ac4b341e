import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { Form } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, SelectField } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { usePlacesQuery } from '../calendar/calendar.api.ts';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const EVES = [
  { value: 'working', label: 'Arbeitstag' },
  { value: 'half', label: 'halber Arbeitstag' },
  { value: 'free', label: 'arbeitsfrei' },
] as const;

/** Where the company usually works, and how the two eves are worked. Places can be made once the calendar is on. */
export function CalendarSettingsForm(props: FeatureFormProps) {
  const form = useSettingsForm(calendarFeature, props);
  const isOn = props.setting.since !== null;
  const { data: places = [] } = usePlacesQuery(undefined, { skip: !isOn });
  const place = form.field('place');
  return (
    <Form form={form} label="Einstellungen des Kalenders" actions={<FormActions busy={form.busy} />}>
      {isOn && places.length === 0 && (
        <p>
          Noch gibt es keinen Ort. <Link to="/company-place">Ort anlegen</Link>
        </p>
      )}
      {places.length > 0 && (
        <SelectField
          {...place}
          label="Üblicher Ort"
          {...(place.value === null && { placeholder: 'Bitte wählen' })}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField {...form.field('eve24')} label="Der 24. Dezember ist" options={EVES} />
      <SelectField {...form.field('eve31')} label="Der 31. Dezember ist" options={EVES} />
      <CheckboxField
        {...form.field('manual40')}
        label="Die Art „Feiertag“ weiterhin zum Beantragen anbieten"
      />
    </Form>
  );
}
