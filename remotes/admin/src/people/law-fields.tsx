import { EARLIEST_BIRTH } from '@stundenbuch/domain/sides/people/law-person';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import type { FieldProps } from '@stundenbuch/web/form';
import { CheckboxField } from '@stundenbuch/web/kit';
import type { WorkerValues } from './worker-values.ts';

interface Props {
  birth: FieldProps<WorkerValues['birth_date']>;
  milog: FieldProps<boolean>;
}

/** What the working-time guide must know of a person. */
export function LawFields({ birth, milog }: Props) {
  return (
    <>
      <DateField
        {...birth}
        label="Geburtsdatum"
        hint="Für den Jugendarbeitsschutz. Außer Administratoren sieht es nur die Person selbst."
        min={EARLIEST_BIRTH}
        max={useToday()}
      />
      <CheckboxField {...milog} label="Arbeitszeit spätestens am siebten Tag aufzuzeichnen (§ 17 MiLoG)" />
    </>
  );
}
