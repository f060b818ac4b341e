import { addDays, type Day, firstOfMonth, lastOfMonth } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { SelectField } from '@stundenbuch/web/kit';

interface Props {
  id: string;
  name: string;
  value: Day | null;
  onChange: (value: Day) => void;
  disabled: boolean;
  error?: string | undefined;
}

const MONTHS = 25;

/** Firsts of months from a year ago to a year ahead, today, and whatever is stored. */
function daysToChoose(today: Day, stored: Day | null): Day[] {
  const month = firstOfMonth(today);
  const first = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
  const firsts = Array.from({ length: MONTHS - 1 }).reduce<Day[]>(
    (all) => [...all, addDays(lastOfMonth(all.at(-1) as Day), 1)],
    [first],
  );
  return [...new Set([...firsts, today, ...(stored ? [stored] : [])])].sort();
}

/** From when on a company records (START-01). */
export function RecordsFromField(props: Props) {
  const today = useToday();
  return (
    <SelectField
      {...props}
      label="Wir erfassen ab"
      hint="Davor fehlt nichts und ist nichts zu leisten. Vorschlag für neue Mitarbeiter, von denen keiner früher beginnt."
      {...(props.value === null && { placeholder: 'von Anfang an' })}
      options={daysToChoose(today, props.value).map((day) => ({
        value: day,
        label: day === today ? `heute, ${formatDay(day)}` : formatDay(day),
      }))}
    />
  );
}
