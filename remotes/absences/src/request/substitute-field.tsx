import { substituteTexts } from '@stundenbuch/domain/records/visibility/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import type { FieldProps } from '@stundenbuch/web/form';
import { SelectField } from '@stundenbuch/web/kit';
import { useSubstituteCandidatesQuery } from '../shared/absences.api.ts';

interface Props {
  field: FieldProps<number | null>;
  from: Day | null;
  to: Day | null;
}

const NOBODY = 0;

/** Who stands in; whoever is away then is named as such, and may be chosen all the same. */
export function SubstituteField({ field, from, to }: Props) {
  const today = useToday();
  const first = from ?? today;
  const last = to && to >= first ? to : first;
  const { data = [] } = useSubstituteCandidatesQuery({ from: first, to: last });
  const isAway = data.find(({ user }) => user === field.value)?.away;
  return (
    <>
      <SelectField
        {...field}
        label="Vertretung"
        value={field.value ?? NOBODY}
        onChange={(user) => field.onChange(user === NOBODY ? null : user)}
        options={[
          { value: NOBODY, label: 'Niemand' },
          ...data.map(({ user, first_name, name, away }) => ({
            value: user,
            label: `${first_name} ${name}${away && from ? ' (abwesend)' : ''}`,
          })),
        ]}
      />
      {isAway && from && (
        <p className="sb-warn" role="status">
          {substituteTexts.away}
        </p>
      )}
    </>
  );
}
