import { allows } from '@stundenbuch/domain/access/access';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { addDays, type Day, firstOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { MONTH_STATE_WORDS, type MonthState } from '@stundenbuch/domain/workflows/month/states';
import { useToday } from '@stundenbuch/web/clock';
import { ErrorState, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { useCompanyMonthsQuery } from './month.api.ts';
import { missingWord, WhoIsMissing } from './who-is-missing.tsx';
import './month-progress.css';

// Only readers have it here.
const SheetZip = lazyPage(async () => (await import('../sheets/sheet-zip.tsx')).SheetZip);

const ORDER: readonly MonthState[] = ['closed', 'confirmed', 'open'];
const monthBefore = (day: Day) => monthOf(addDays(firstOfMonth(day), -1));

/** A line names so many. */
const MOST = 3;

/** On the dashboard of who closes or reads months: how far the last one is, and whose sheet is missing. */
export function MonthProgress() {
  const { who } = useSession();
  const isReader = who?.role === 'reader';
  const month = monthBefore(useToday());
  const { data, error, refetch } = useCompanyMonthsQuery(month);
  const isOffice = allows(timesheetSlots.companyFaults, who);
  if (data?.length === 0)
    return isOffice ? (
      <Panel>
        <WhoIsMissing />
      </Panel>
    ) : null;
  const states = ORDER.map((state) => ({ state, people: (data ?? []).filter((one) => one.state === state) }));
  const closed = states[0]?.people.map(({ user }) => user) ?? [];
  return (
    <Panel
      title={monthName(month)}
      actions={
        <Link className="sb-touch" to={`/month?month=${month}`}>
          Monatsabschluss
        </Link>
      }
    >
      <div className={isOffice ? 'ts-month-sides' : undefined}>
        {!data && !error && <Skeleton lines={4} />}
        {!data && error && <ErrorState message="Der Monat konnte nicht geladen werden." onRetry={refetch} />}
        {data && (
          <div>
            <div className="ts-segments" aria-hidden="true">
              {states.flatMap(({ state, people }) =>
                people.map(({ user }) => <span key={user} className={`ts-segment-${state}`} />),
              )}
            </div>
            <ul className="ts-segment-words">
              {states
                .filter(({ people }) => people.length > 0)
                .map(({ state, people }) => (
                  <li key={state}>
                    <span className={`ts-segment-${state}`} aria-hidden="true" />
                    <span className="sb-grow">{wordsOf(state, people)}</span>
                    <strong>{people.length}</strong>
                  </li>
                ))}
            </ul>
            {isReader && closed.length > 0 && (
              <p className="sb-line ts-month-sheets">
                <SheetZip month={month} users={closed} isAll={closed.length === data.length} />
              </p>
            )}
            {isReader && closed.length < data.length && <MonthBefore month={monthBefore(month)} />}
          </div>
        )}
        {data && isOffice && <WhoIsMissing />}
      </div>
    </Panel>
  );
}

/** While the last month is not closed for everybody, the one before it is the last whose sheets are complete. */
function MonthBefore({ month }: { month: string }) {
  const { data = [] } = useCompanyMonthsQuery(month);
  const closed = data.filter(({ state }) => state === 'closed');
  if (closed.length === 0) return null;
  return (
    <div className="ts-month-before">
      <Link className="sb-touch" to={`/month?month=${month}`}>
        {monthName(month)}
      </Link>
      <SheetZip month={month} users={closed.map(({ user }) => user)} isAll={closed.length === data.length} />
    </div>
  );
}

/** 'Nils Nut, 3 Tage fehlen' */
function nameAndGap({ first_name, name, stops }: MonthOfPerson): string {
  const missing = stops.filter(({ kind }) => kind === 'day').length;
  return `${first_name} ${name}${missing > 0 ? ` (${missingWord(missing)})` : ''}`;
}

/** Who is done needs no name. */
function wordsOf(state: MonthState, people: readonly MonthOfPerson[]): string {
  if (state === 'closed') return MONTH_STATE_WORDS[state];
  const names = people.slice(0, MOST).map(nameAndGap);
  const more = people.length > MOST ? ` und ${people.length - MOST} weitere` : '';
  return `${MONTH_STATE_WORDS[state]}: ${names.join(', ')}${more}`;
}
