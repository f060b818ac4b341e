import { CheckboxField, SelectField } from '@stundenbuch/web/kit';
import { useId } from 'react';
import { useWorkersQuery } from '../shared/admin.api.ts';

interface Props {
  /** Null: everybody. */
  value: readonly number[] | null;
  disabled: boolean;
  onChange: (value: number[] | null) => void;
}

const WHO = [
  { value: 'all', label: 'Alle Personen' },
  { value: 'some', label: 'Ausgewählte Personen' },
];

/** Everybody, or those who are ticked. */
export function PackagePeople({ value, disabled, onChange }: Props) {
  const id = useId();
  const { data = [] } = useWorkersQuery();
  const chosen = value ?? [];
  return (
    <>
      <div className="sb-filters">
        <SelectField
          id={`${id}-who`}
          name="who"
          label="Personen"
          value={value === null ? 'all' : 'some'}
          options={WHO}
          disabled={disabled}
          onChange={(who) => onChange(who === 'all' ? null : [])}
        />
      </div>
      {value !== null && (
        <fieldset disabled={disabled}>
          <legend>{`Wer (${chosen.length} gewählt)`}</legend>
          <div className="sb-columns adm-people">
            {data.map(({ id: user, first_name, name }) => (
              <CheckboxField
                key={user}
                id={`${id}-${user}`}
                name={`person-${user}`}
                label={`${first_name} ${name}`}
                value={chosen.includes(user)}
                disabled={disabled}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, user] : chosen.filter((other) => other !== user))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
