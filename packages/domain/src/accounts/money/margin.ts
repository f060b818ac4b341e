/** What a margin is called, beside its colour: from 10 % on good, below tight, below 0 a loss. */
export const MARGIN_WORDS = { good: 'gut', tight: 'knapp', loss: 'Verlust' } as const;
export type MarginWord = keyof typeof MARGIN_WORDS;

const GOOD_MARGIN = 10;

export interface Margin {
  /** Revenue minus cost, in euro. */
  margin: number;
  /** Of the revenue, in whole percent rounded down, so that it never says more than the word; null without revenue. */
  percent: number | null;
  /** null where there is neither revenue nor cost. */
  word: MarginWord | null;
}

/** Both in euro and whole cents. */
export function marginOf(revenue: number, cost: number): Margin {
  const [income, spent] = [Math.round(revenue * 100), Math.round(cost * 100)];
  const cents = income - spent;
  // Whole numbers first: 10 % of 0.30 € are not reached by binary noise, and not missed by it.
  const percent = income > 0 ? Math.floor((cents * 100) / income) : null;
  return { margin: cents / 100, percent, word: wordOf(cents, percent) };
}

function wordOf(cents: number, percent: number | null): MarginWord | null {
  if (cents < 0) return 'loss';
  if (percent === null) return null;
  return percent >= GOOD_MARGIN ? 'good' : 'tight';
}
