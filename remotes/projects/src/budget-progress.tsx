import { BUDGET_WORDS, type BudgetProgress as Progress } from '@stundenbuch/domain/accounts/budgets/rules';
import { StatusTag } from '@stundenbuch/web/kit';
import './budget.css';

/** What is beyond it has no room on the bar: the mark at 100 % stands at four fifths. */
const SCALE = 125;

const shareOf = (percent: number) => `${(percent / SCALE) * 100}%`;

/** How far a budget is used: bar, number and word. The word says what the bar shows; hatched is what is beyond the budget. */
export function BudgetBar({ percent }: Progress) {
  const shown = Math.min(percent, SCALE);
  return (
    <span className="budget-bar" aria-hidden="true">
      <span className="budget-used" style={{ inlineSize: shareOf(Math.min(shown, 100)) }} />
      {shown > 100 && <span className="budget-over" style={{ inlineSize: shareOf(shown - 100) }} />}
    </span>
  );
}

export function BudgetProgress({ budget }: { budget: Progress }) {
  const { tone, word } = BUDGET_WORDS[budget.state];
  return (
    <span className="budget-progress">
      <strong className="sb-nowrap">{budget.percent} %</strong> <StatusTag tone={tone}>{word}</StatusTag>
    </span>
  );
}
