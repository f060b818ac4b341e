import { isToConfirmAgain, MONTH_STATE_WORDS, type MonthProgress } from '@stundenbuch/domain/month/states';
import { StatusTag, type Tone } from '@stundenbuch/web/kit';

const TONES: Readonly<Record<MonthProgress['state'], Tone>> = {
  open: 'warn',
  confirmed: 'info',
  closed: 'good',
};

export const stateWord = (month: MonthProgress): string =>
  isToConfirmAgain(month) ? 'abgeschlossen, neu zu bestätigen' : MONTH_STATE_WORDS[month.state];

export function MonthStateTag({ month }: { month: MonthProgress }) {
  return (
    <StatusTag tone={isToConfirmAgain(month) ? 'warn' : TONES[month.state]}>{stateWord(month)}</StatusTag>
  );
}
