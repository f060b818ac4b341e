import {
  isToConfirmAgain,
  MONTH_STATE_WORDS,
  type MonthProgress,
} from '@stundenbuch/domain/workflows/month/states';
import { StatusTag, type Tone } from '@stundenbuch/web/kit';

const TONES: Readonly<Record<MonthProgress['state'], Tone>> = {
  open: 'warn',
  confirmed: 'info',
  closed: 'good',
};

export const stateWord = (month: MonthProgress): string =>
  isToConfirmAgain(month) ? 'abgeschlossen, neu zu bestätigen' : MONTH_STATE_WORDS[month.state];

/** In a column of states only closed months are to be confirmed again. */
export function MonthStateTag({ month, isShort }: { month: MonthProgress; isShort?: boolean }) {
  const isAgain = isToConfirmAgain(month);
  return (
    <StatusTag tone={isAgain ? 'warn' : TONES[month.state]}>
      {isAgain && isShort ? 'neu zu bestätigen' : stateWord(month)}
    </StatusTag>
  );
}
