import { formatNumber } from '../calendar/format.ts';
import type { VacationAccount } from './vacation-account.ts';

/** Label of the figure that people look for first. */
export const OPEN_DAYS = 'Offen';

/** The parts of an account as labels and figures, the same wherever a vacation is shown. */
export function accountFacts(account: VacationAccount): (readonly [string, string])[] {
  const { year, requested, available } = account.nextYear;
  return [
    ['Anspruch', formatNumber(account.vacation)],
    ['Rest aus dem Vorjahr', lastYearText(account)],
    ['Genommen', formatNumber(account.used)],
    ['Geplant', formatNumber(account.planned)],
    [OPEN_DAYS, formatNumber(account.open)],
    [`Für ${year} beantragt`, `${formatNumber(requested)} von ${formatNumber(available)}`],
  ];
}

function lastYearText({ lastYear, lastYearUsed, provisional }: VacationAccount): string {
  const parts = [
    formatNumber(lastYear),
    provisional && '(vorläufig)',
    lastYearUsed > 0 && `− ${formatNumber(lastYearUsed)} als „Urlaub Vorjahr“`,
  ];
  return parts.filter(Boolean).join(' ');
}
