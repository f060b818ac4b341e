import { allows } from '@stundenbuch/domain/access/access';
import { countedSums, creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { berlinDay } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { BLOCKER_WORDS } from '@stundenbuch/domain/workflows/month/blockers';
import type { PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { formatDay, formatFullDay, formatHours } from '@stundenbuch/web/format';
import { ButtonLink, LoadFailure, PageHeader, Panel, Skeleton, usePageSearch } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountHours } from '../shared/account-hours.tsx';
import { HoursOfDays } from '../shared/hours-of-days.tsx';
import { pathsOf } from '../shared/person-paths.ts';
import { CheckedBy } from './checked-by.tsx';
import { usePeopleOfMonthQuery, usePersonMonthQuery } from './month.api.ts';
import { MonthStateTag } from './month-state.tsx';
import { useDueMonth } from './use-due-month.ts';

/** The month of a person beside the list that is closed: what it comes to, day by day, what is missing, and how far it is. */
export function MonthPane() {
  const search = usePageSearch();
  const due = useDueMonth();
  const user = Number(search.get('user'));
  const month = search.get('month') ?? due;
  const { currentData: data, error, refetch } = usePersonMonthQuery({ user, month });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <>
      <PageHeader
        title={`${data.first_name} ${data.name}`}
        actions={<ButtonLink to={`/month?user=${user}&month=${month}`}>Monat öffnen</ButtonLink>}
      >
        {monthName(month)} <MonthStateTag month={data} />
      </PageHeader>
      <Sums month={data} />
      <HoursOfDays days={data.sheet.rows} {...countedSums(data.sheet.rows)} />
      {data.stops.length > 0 && <Missing month={data} />}
      <Steps month={data} />
    </>
  );
}

/** In the words of the list and of the month's own page. */
function Sums({ month: { sheet } }: { month: PersonMonth }) {
  const sums = countedSums(sheet.rows);
  return (
    <Panel>
      <dl className="sb-line ts-pane-sums">
        <Sum title="Soll">{formatHours(hoursOf(sums.target))}</Sum>
        <Sum title="Ist">{formatHours(hoursOf(sums.worked))}</Sum>
        {creditedOf(sums) > 0 && <Sum title="Angerechnet">{formatHours(hoursOf(creditedOf(sums)))}</Sum>}
        <Sum title="Differenz">
          <AccountHours minutes={sums.difference} />
        </Sum>
        {sheet.account && (
          <Sum title="Saldo">
            <AccountHours minutes={sheet.account.closing} />
          </Sum>
        )}
      </dl>
    </Panel>
  );
}

const Sum = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** Each missing day leads to the form that corrects it, where the caller may. */
function Missing({ month: { user, stops } }: { month: PersonMonth }) {
  const { who } = useSession();
  const mayRecord = who?.role === 'admin' && allows(officePages['/person-entry'], who);
  const { data: people } = usePeopleOfMonthQuery(undefined, { skip: !mayRecord });
  const email = people?.find(({ id }) => id === user)?.email;
  return (
    <Panel title="Das fehlt noch">
      <ul className="sb-rows">
        {stops.map(({ day, kind }) => (
          <li key={`${day} ${kind}`}>
            <span className="sb-grow">
              {formatFullDay(day)}: {BLOCKER_WORDS[kind]}
            </span>
            {kind === 'day' && email && (
              <Link to={pathsOf(email).record(day)}>
                Erfassen <span className="sb-hidden">am {formatFullDay(day)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const dayOf = (moment: string) => formatDay(berlinDay(Date.parse(moment)));

/** The last steps of the month. */
function Steps({ month }: { month: PersonMonth }) {
  const { confirmed_at, closed_at, reason } = month;
  return (
    <Panel title="Letzte Schritte">
      <p>{confirmed_at ? `Bestätigt am ${dayOf(confirmed_at)}.` : 'Noch nicht bestätigt.'}</p>
      <CheckedBy month={month} />
      {closed_at && <p>Abgeschlossen am {dayOf(closed_at)}.</p>}
      {reason && <p>Grund: „{reason}“</p>}
    </Panel>
  );
}
