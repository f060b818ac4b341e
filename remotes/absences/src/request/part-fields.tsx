import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { HALF_LABELS, HALVES, WHOLE_DAY } from '@stundenbuch/domain/records/entries/halves';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { SelectField, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import type { Part } from './parts.ts';

interface FieldOf<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  disabled: boolean;
}

interface Props {
  half: FieldOf<Part>;
  hours: FieldOf<string>;
  kind: Pick<AbsenceKind, 'hours'> | null;
}

/** How much of a single day: half of it where the company has halves, and hours where the kind does. */
export function PartFields({ half, hours, kind }: Props) {
  const { who } = useSession();
  const parts = [
    { value: 'whole' as const, label: WHOLE_DAY },
    ...(allows(absenceParts.halves, who) ? HALVES : []).map((value) => ({
      value,
      label: HALF_LABELS[value],
    })),
    ...(kind?.hours ? [{ value: 'hours' as const, label: 'Stunden' }] : []),
  ];
  if (parts.length === 1) return null;
  return (
    <>
      <SelectField {...half} label="Dauer" options={parts} />
      {half.value === 'hours' && (
        <TextField {...hours} label="Stunden (h:mm)" required maxLength={5} placeholder="1:30" />
      )}
    </>
  );
}
