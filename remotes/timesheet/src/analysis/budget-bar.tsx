import type { AnalysedProject, UsedBudget } from '@stundenbuch/domain/accounts/analysis/contract';
import { isOver } from '@stundenbuch/domain/accounts/analysis/order';
import { formatFullDay, formatHours, formatWholeEuro } from '@stundenbuch/web/format';

/** The bar ends here; what is beyond has an arrow. */
const END = 125;
const FINISHED = 3;

const shareOf = (percent: number) => `${(Math.min(percent, END) / END) * 100}%`;

const amountOf = ({ unit }: UsedBudget, amount: number) =>
  unit === 'hours' ? `${formatHours(amount)} h` : formatWholeEuro(amount);

/** What is left of a budget, or since when nothing is. */
export function budgetSentence({ budget, status }: AnalysedProject): string {
  if (!budget) return '';
  const { used, amount, over_since, reached_on } = budget;
  const left = amountOf(budget, Math.abs(amount - used));
  if (used > amount)
    return over_since
      ? `seit ${formatFullDay(over_since)} überschritten, ${left} darüber`
      : `überschritten, ${left} darüber`;
  if (status === FINISHED) return `abgeschlossen, ${left} übrig`;
  return reached_on ? `erreicht etwa am ${formatFullDay(reached_on)}, noch ${left}` : `noch ${left}`;
}

export function BudgetBar({ project }: { project: AnalysedProject }) {
  const { budget } = project;
  if (!budget) return <span className="sb-muted">ohne Budget</span>;
  const over = isOver(project);
  const { used, amount, percent, unit } = budget;
  const usedWord = unit === 'hours' ? formatHours(used) : formatWholeEuro(used);
  const tone = over ? 'sb-bad' : budget.reached_on ? 'sb-warn' : 'sb-muted';
  return (
    <div className="an-budget">
      <div>
        <strong>{percent} %</strong>{' '}
        <span className="sb-muted">
          {usedWord} von {amountOf(budget, amount)}
          {budget.per === 'month' && ' in diesem Monat'}
        </span>
      </div>
      <div className="an-bar" aria-hidden="true">
        <span className="an-used" style={{ width: shareOf(Math.min(percent, 100)) }} />
        {over && (
          <span
            className="an-over"
            style={{ left: shareOf(100), width: shareOf(Math.min(percent, END) - 100) }}
          />
        )}
        <span className="an-full" />
        {percent > END && <span className="an-beyond">›</span>}
      </div>
      <div className={`an-line ${tone}`}>{budgetSentence(project)}</div>
    </div>
  );
}
