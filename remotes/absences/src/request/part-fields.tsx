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

interface Option {
  value: Part;
  label: string;
}

/** Parts of a day besides the whole: halves where the company has them, hours where the kind does. */
export function useParts(kind: Pick<AbsenceKind, 'hours'> | null): Option[] {
  const { who } = useSession();
  return [
    ...(allows(absenceParts.halves, who) ? HALVES : []).map((value) => ({
      value,
      label: HALF_LABELS[value],
    })),
    ...(kind?.hours ? [{ value: 'hours' as const, label: 'Stunden' }] : []),
  ];
}

interface Props {
  half: FieldOf<Part>;
  hours: FieldOf<string>;
  parts: readonly Option[];
}

/** How much of a single day; where there are no parts, no form asks for these fields and says what is refused of them. */
export function PartFields({ half, hours, parts }: Props) {
  return (
    <>
      <SelectField {...half} label="Dauer" options={[{ value: 'whole', label: WHOLE_DAY }, ...parts]} />
      {half.value === 'hours' && (
        <TextField {...hours} label="Stunden (h:mm)" required maxLength={5} placeholder="1:30" />
      )}
    </>
  );
}
