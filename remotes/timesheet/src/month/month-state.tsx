import type { MonthOfPerson } from '@stundenbuch/domain/month/contract';
import { MONTH_STATE_WORDS } from '@stundenbuch/domain/month/states';
import { StatusTag, type Tone } from '@stundenbuch/web/kit';

const TONES: Readonly<Record<MonthOfPerson['state'], Tone>> = {
  open: 'warn',
  confirmed: 'info',
  closed: 'good',
};

type State = Pick<MonthOfPerson, 'state' | 'version' | 'confirmed_at'>;

/** What a closed month still asks of its person. */
export const asksAgain = ({ state, version, confirmed_at }: State): boolean =>
  state === 'closed' && version > 1 && confirmed_at === null;

export const stateWord = (month: State): string =>
  asksAgain(month) ? 'abgeschlossen, neu zu bestätigen' : MONTH_STATE_WORDS[month.state];

export function MonthStateTag({ month }: { month: State }) {
  return <StatusTag tone={asksAgain(month) ? 'warn' : TONES[month.state]}>{stateWord(month)}</StatusTag>;
}
