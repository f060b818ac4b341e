import type { Week } from '@stundenbuch/domain/time/week';
import { IconButton, SelectField } from '@stundenbuch/web/kit';
import { useId } from 'react';

interface Props {
  /** The current week first, in descending order. */
  weeks: readonly Week[];
  /** null if the address names a week that does not exist. */
  chosen: Week | null;
  onChoose: (cw: number) => void;
}

export function WeekPicker({ weeks, chosen, onChoose }: Props) {
  const id = useId();
  const position = weeks.findIndex(({ cw }) => cw === chosen?.cw);
  const earlier = weeks[position + 1];
  const later = position > 0 ? weeks[position - 1] : undefined;
  const options = weeks.map(({ cw, label }) => ({ value: cw, label }));
  if (chosen && position < 0) options.unshift({ value: chosen.cw, label: chosen.label });
  return (
    <div className="ts-picker">
      <SelectField
        id={id}
        name="cw"
        label="Kalenderwoche"
        value={chosen?.cw ?? null}
        options={options}
        onChange={onChoose}
        {...(chosen ? {} : { placeholder: 'Bitte wählen' })}
      />
      <IconButton
        icon="previous"
        label="Vorherige Woche"
        disabled={!earlier}
        onClick={() => earlier && onChoose(earlier.cw)}
      />
      <IconButton
        icon="next"
        label="Nächste Woche"
        disabled={!later}
        onClick={() => later && onChoose(later.cw)}
      />
    </div>
  );
}
