import type { PayrollSetup } from '@stundenbuch/domain/accounts/payroll/contract';
import type { FieldProps } from '@stundenbuch/web/form';
import { Panel, TextField } from '@stundenbuch/web/kit';

interface Props {
  people: PayrollSetup['people'];
  field: FieldProps<Readonly<Record<number, string>>>;
}

/** Of whoever has one. */
export function CostCentres({ people, field: { id, name, value, onChange, disabled } }: Props) {
  return (
    <Panel title="Kostenstellen">
      <div className="ts-payroll-people">
        {people.map(({ user, first_name, name: last }) => (
          <TextField
            key={user}
            id={`${id}-${user}`}
            name={`${name}-${user}`}
            label={`${first_name} ${last}`}
            value={value[user] ?? ''}
            maxLength={20}
            disabled={disabled}
            onChange={(text) => onChange({ ...value, [user]: text })}
          />
        ))}
      </div>
    </Panel>
  );
}
