import type { BudgetState, BudgetProgress as Progress } from '@stundenbuch/domain/accounts/budgets/rules';
import { StatusTag, type Tone } from '@stundenbuch/web/kit';
import './budget.css';

const WORDS: Readonly<Record<BudgetState, { tone: Tone; word: string }>> = {
  open: { tone: 'good', word: 'im Budget' },
  warned: { tone: 'warn', word: 'bald erreicht' },
  reached: { tone: 'warn', word: 'erreicht' },
  exceeded: { tone: 'bad', word: 'überschritten' },
};

/** What is beyond it has no room on the bar: the mark at 100 % stands at four fifths. */
const SCALE = 125;

/** How far a budget is used: bar, number and word. The word says what the bar shows. */
export function BudgetBar({ percent, state }: Progress) {
  const filled = (Math.min(percent, SCALE) / SCALE) * 100;
  return (
    <span className="budget-bar" data-state={state} aria-hidden="true">
      <span style={{ inlineSize: `${filled}%` }} />
    </span>
  );
}

export function BudgetProgress({ budget }: { budget: Progress }) {
  const { tone, word } = WORDS[budget.state];
  return (
    <span className="budget-progress">
      <strong>{budget.percent} %</strong> <StatusTag tone={tone}>{word}</StatusTag>
    </span>
  );
}
