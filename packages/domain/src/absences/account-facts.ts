import { formatNumber } from '../calendar/format.ts';
import type { VacationAccount } from './vacation-account.ts';

/** The word of the one figure that people look for. */
export const OPEN_DAYS = 'Offen';

/** What an account is made of, as words and figures: the same wherever somebody's vacation is shown. */
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
