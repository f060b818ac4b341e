import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { HALF_LABELS, HALVES, WHOLE_DAY } from '@stundenbuch/domain/records/entries/halves';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { CheckboxField, SelectField, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { isSingleDay, type Part, type TypedPart } from './parts.ts';

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

interface NoonProps {
  typed: Pick<TypedPart, 'day' | 'end'>;
  from: FieldOf<boolean>;
  to: FieldOf<boolean>;
}

/** Of several days the first one may be an afternoon, the last one a morning. */
export function NoonFields({ typed, from, to }: NoonProps) {
  const { who } = useSession();
  const { day, end } = typed;
  if (!allows(absenceParts.halves, who) || !day || !end || isSingleDay(typed)) return null;
  return (
    <>
      <CheckboxField {...from} label="Am ersten Tag erst ab mittags" />
      <CheckboxField {...to} label="Am letzten Tag nur bis mittags" />
    </>
  );
}
