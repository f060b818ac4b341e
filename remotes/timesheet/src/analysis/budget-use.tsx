import type { AnalysedProject, UsedBudget } from '@stundenbuch/domain/accounts/analysis/contract';
import { BUDGET_WORDS } from '@stundenbuch/domain/accounts/budgets/rules';
import { formatFullDay, formatHours, formatWholeEuro } from '@stundenbuch/web/format';
import { BudgetBar } from '@stundenbuch/web/kit';

const FINISHED = 3;

const amountOf = ({ unit }: UsedBudget, amount: number) =>
  unit === 'hours' ? `${formatHours(amount)}\u00a0h` : formatWholeEuro(amount);

/** What is left of a budget, or since when nothing is. */
export function budgetSentence({ budget, status }: AnalysedProject): string {
  if (!budget) return '';
  const { used, amount, state, over_since, reached_on } = budget;
  const left = amountOf(budget, Math.abs(amount - used));
  if (state === 'exceeded')
    return over_since
      ? `seit ${formatFullDay(over_since)} überschritten, ${left} darüber`
      : `überschritten, ${left} darüber`;
  if (status === FINISHED) return `abgeschlossen, ${left} übrig`;
  if (state === 'reached') return BUDGET_WORDS.reached.word;
  if (reached_on) return `erreicht etwa am ${formatFullDay(reached_on)}, noch ${left}`;
  return state === 'warned' ? `${BUDGET_WORDS.warned.word}, noch ${left}` : `noch ${left}`;
}

/** What is used of a project's budget, as a bar and in words. */
export function BudgetUse({ project }: { project: AnalysedProject }) {
  const { budget } = project;
  if (!budget) return <span className="sb-muted">ohne Budget</span>;
  const { used, amount, percent, unit, state } = budget;
  const usedWord = unit === 'hours' ? formatHours(used) : formatWholeEuro(used);
  const calm = budget.reached_on ? 'warn' : 'muted';
  const tone = state === 'open' ? calm : BUDGET_WORDS[state].tone;
  return (
    <div className="an-budget">
      <div>
        <strong>{percent} %</strong>{' '}
        <span className="sb-muted">
          {usedWord} von {amountOf(budget, amount)}
          {budget.per === 'month' && ' in diesem Monat'}
        </span>
      </div>
      <BudgetBar {...budget} />
      <div className={`an-line sb-${tone}`}>{budgetSentence(project)}</div>
    </div>
  );
}
