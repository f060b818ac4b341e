import type { FieldProps } from '@stundenbuch/web/form';
import { SelectField } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { usePlacesQuery } from '../calendar/calendar.api.ts';

interface Props extends FieldProps<number | null> {
  label: string;
  isOn: boolean;
}

/** Where the company usually works. Places can be made once the calendar is on. */
export function PlaceField({ isOn, ...field }: Props) {
  const { data: places = [] } = usePlacesQuery(undefined, { skip: !isOn });
  if (isOn && places.length === 0) {
    return (
      <p>
        Noch gibt es keinen Ort. <Link to="/company-place">Ort anlegen</Link>
      </p>
    );
  }
  if (places.length === 0) return null;
  return (
    <SelectField
      {...field}
      {...(field.value === null && { placeholder: 'Bitte wählen' })}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
