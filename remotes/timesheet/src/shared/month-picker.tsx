import { addDays, type Day, firstOfMonth, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { IconButton, SelectField } from '@stundenbuch/web/kit';
import { useId } from 'react';
import './week.css';

interface Props {
  /** 'yyyy-mm' */
  month: string;
  /** The first month that can be chosen; without one the last two years. */
  since: Day | undefined;
  today: Day;
  onChoose: (month: string) => void;
}

const MONTHS = 24;

/** Months up to the current one, the newest first. */
function monthsUpTo(today: Day, since: Day | undefined): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(today); ; day = firstOfMonth(addDays(day, -1))) {
    months.push(monthOf(day));
    if (since ? day <= since : months.length === MONTHS) return months;
  }
}

export function MonthPicker({ month, since, today, onChoose }: Props) {
  const id = useId();
  const months = monthsUpTo(today, since);
  const options = (months.includes(month) ? months : [month, ...months]).map((value) => ({
    value,
    label: monthName(value),
  }));
  const earlier = monthOf(addDays(`${month}-01`, -1));
  const later = monthOf(addDays(lastOfMonth(`${month}-01`), 1));
  return (
    <div className="ts-picker">
      <SelectField id={id} name="month" label="Monat" value={month} options={options} onChange={onChoose} />
      <IconButton
        icon="previous"
        label="Vorheriger Monat"
        disabled={!months.includes(earlier)}
        onClick={() => onChoose(earlier)}
      />
      <IconButton
        icon="next"
        label="Nächster Monat"
        disabled={!months.includes(later)}
        onClick={() => onChoose(later)}
      />
    </div>
  );
}
