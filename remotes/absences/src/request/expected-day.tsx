import { maternityOf } from '@stundenbuch/domain/records/kinds/statutory';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import { DateField } from '@stundenbuch/web/data';
import { useState } from 'react';

interface Props {
  onChange: (period: { day: Day; end: Day }) => void;
}

/** Proposes the days of maternity leave; the day of birth itself is neither sent nor stored (ART-04). */
export function ExpectedDay({ onChange }: Props) {
  const [expected, setExpected] = useState<Day | null>(null);
  return (
    <DateField
      id="expected-day"
      name="expected-day"
      label="Erwarteter Tag der Entbindung"
      hint="Schlägt sechs Wochen davor bis acht Wochen danach vor und wird nicht gespeichert."
      min={MIN_DAY}
      value={expected}
      onChange={(day) => {
        setExpected(day);
        if (day) onChange(maternityOf(day));
      }}
    />
  );
}
