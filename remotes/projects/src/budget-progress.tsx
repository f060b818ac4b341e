import { BUDGET_WORDS, type BudgetProgress as Progress } from '@stundenbuch/domain/accounts/budgets/rules';
import { StatusTag } from '@stundenbuch/web/kit';
import './budget.css';

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
  const { tone, word } = BUDGET_WORDS[budget.state];
  return (
    <span className="budget-progress">
      <strong>{budget.percent} %</strong> <StatusTag tone={tone}>{word}</StatusTag>
    </span>
  );
}
