import type { Day } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import type { FigureName } from './figures.ts';
import type { VacationAccount } from './vacation-account.ts';

/** Label of the figure that people look for first. */
export const OPEN_DAYS = 'Offen';

/** A number of an account, and by which name and on which day the ledger explains it. */
export interface AccountFigure {
  label: string;
  text: string;
  figure: FigureName;
  asOf?: Day;
}

/** The parts of an account in the order of its computation, the same wherever a vacation is shown. */
export function accountFigures(account: VacationAccount): AccountFigure[] {
  const { year } = account.nextYear;
  const { expiring } = account;
  const other = otherDays(account);
  return [
    { label: 'Anspruch', text: formatNumber(account.vacation), figure: 'entitlement' },
    { label: 'Rest aus dem Vorjahr', text: lastYearText(account), figure: 'last_year' },
    { label: 'Genommen', text: formatNumber(account.used), figure: 'taken' },
    { label: 'Geplant', text: formatNumber(account.planned), figure: 'planned' },
    ...(other === 0
      ? []
      : [{ label: 'Weitere Buchungen', text: formatNumber(other), figure: 'open' as const }]),
    { label: OPEN_DAYS, text: formatNumber(account.open), figure: 'open' },
    ...(expiring
      ? [
          {
            label: `Davon verfällt am ${formatDay(expiring.day)}`,
            text: formatNumber(expiring.days),
            figure: 'expiring' as const,
          },
        ]
      : []),
    { label: `Für ${year} beantragt`, text: nextYearText(account), figure: 'planned', asOf: `${year}-01-01` },
  ];
}

/** In a ledger what is still open of this year is no right of the next one: it is shown beside it. */
function nextYearText(account: VacationAccount): string {
  const { year, requested, available } = account.nextYear;
  const carried = 'expiring' in account ? Math.max(0, account.open) : 0;
  const own = `${formatNumber(requested)} von ${formatNumber(round(available - carried))}`;
  return carried > 0 ? `${own}, dazu ${formatNumber(carried)} aus ${year - 1}` : own;
}

/** What expired, was paid out or corrected in the course of the year: only a ledger has such postings. */
function otherDays(account: VacationAccount): number {
  if (!('expiring' in account)) return 0;
  const { vacation, remainder, used, planned, open } = account;
  return round(open - (vacation + remainder - used - planned));
}

function lastYearText({ lastYear, lastYearUsed, provisional }: VacationAccount): string {
  const parts = [
    formatNumber(lastYear),
    provisional && '(vorläufig)',
    lastYearUsed > 0 && `− ${formatNumber(lastYearUsed)} als „Urlaub Vorjahr“`,
  ];
  return parts.filter(Boolean).join(' ');
}
