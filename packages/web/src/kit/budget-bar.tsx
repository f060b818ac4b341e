import { BUDGET_WORDS, type BudgetProgress } from '@stundenbuch/domain/accounts/budgets/rules';
import { StatusTag } from './status-tag.tsx';

/** The bar ends here: the mark at 100 % stands at four fifths, and what is beyond the end has an arrow. */
const END = 125;

const shareOf = (percent: number) => `${(percent / END) * 100}%`;

/** How far a budget is used; hatched is what is beyond it. What it shows stands beside it in words. */
export function BudgetBar({ percent }: BudgetProgress) {
  const shown = Math.min(percent, END);
  return (
    <span className="sb-budget-bar" aria-hidden="true">
      <span className="sb-budget-used" style={{ inlineSize: shareOf(Math.min(shown, 100)) }} />
      {shown > 100 && <span className="sb-budget-over" style={{ inlineSize: shareOf(shown - 100) }} />}
      {percent > END && <span className="sb-budget-beyond">›</span>}
    </span>
  );
}

export function BudgetTag({ budget }: { budget: BudgetProgress }) {
  const { tone, word } = BUDGET_WORDS[budget.state];
  return (
    <span className="sb-budget-tag">
      <strong className="sb-nowrap">{budget.percent} %</strong> <StatusTag tone={tone}>{word}</StatusTag>
    </span>
  );
}
