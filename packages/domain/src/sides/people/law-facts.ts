import type { Day } from '../../time/day.ts';
import { formatAnyDay } from '../../time/format.ts';

/** What is known of a person for the law, in words; nothing of most. */
export function lawFacts({ birth_date, milog }: { birth_date?: Day | null; milog?: boolean }) {
  const facts: [word: string, value: string][] = [];
  if (birth_date) facts.push(['Geburtsdatum', formatAnyDay(birth_date)]);
  if (milog) facts.push(['Aufzeichnung', 'spätestens am siebten Tag (§ 17 MiLoG)']);
  return facts;
}
