import { type Option, SelectField } from '@stundenbuch/web/kit';
import { useContractPlacesQuery } from './contract.api.ts';

interface Props {
  id: string;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** No place of its own: that of the company. */
const OF_THE_COMPANY = 0;

/** The place of work, which decides the holidays. */
export function PlaceSelect({ value, onChange, ...field }: Props) {
  const { data: places = [] } = useContractPlacesQuery();
  const options: Option<number>[] = [
    { value: OF_THE_COMPANY, label: 'wie im Betrieb' },
    ...places.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectField
      {...field}
      label="Ort"
      options={options}
      value={value ?? OF_THE_COMPANY}
      onChange={(place) => onChange(place === OF_THE_COMPANY ? null : place)}
    />
  );
}
