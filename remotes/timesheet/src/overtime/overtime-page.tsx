import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import type { OvertimeMonth, WireAccountDay } from '@stundenbuch/domain/accounts/overtime/contract';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type Day, monthOf, yearOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useToday } from '@stundenbuch/web/clock';
import { DataTable, ExportButton } from '@stundenbuch/web/data';
import { formatDay, formatHours } from '@stundenbuch/web/format';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AccountHours } from '../shared/account-hours.tsx';
import { HoursOfDays } from '../shared/hours-of-days.tsx';
import { MonthPicker } from '../shared/month-picker.tsx';
import { SheetDownload } from '../sheets/sheet-download.tsx';
import { accountColumns } from './account-columns.tsx';
import { AccountPostings } from './account-postings.tsx';
import { DayReasons } from './day-reasons.tsx';
import { useOvertimeMonthQuery } from './overtime.api.ts';
import './overtime.css';

const ID = 'overtime';

// The chart library is only loaded when there is something to draw; the months have the same figures.
const AccountChart = lazyPage(
  () =>
    import('./account-chart.tsx').then(
      (file) => file.AccountChart,
      () => ChartMissing,
    ),
  () => <Skeleton lines={3} />,
);

const AbsenceBand = lazyPage(
  () =>
    import('./absence-band.tsx').then(
      (file) => file.AbsenceBand,
      () => ChartMissing,
    ),
  () => <Skeleton lines={5} />,
);

const ChartMissing = () => <p>Das Diagramm konnte nicht geladen werden.</p>;

/** /overtime?user&month: one's own account; of another person for those who may read people. */
export function OvertimePage() {
  const today = useToday();
  const { user, who } = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('user');
  const person = asked === null ? user?.id : Number(asked);
  const month = search.get('month') ?? monthOf(today);
  // Readers have no account of their own.
  if (asked === null && who?.role === 'reader') return <Navigate to="/company-overtime" replace />;
  if (person === undefined) return <Skeleton lines={12} />;
  const choose = (chosen: string) =>
    setSearch({
      ...(asked !== null && { user: asked }),
      ...(chosen !== monthOf(today) && { month: chosen }),
    });
  return (
    <AccountOf key={person} person={person} month={month} onMonth={choose} isOwn={person === user?.id} />
  );
}

interface Props {
  person: number;
  month: string;
  onMonth: (month: string) => void;
  isOwn: boolean;
}

function AccountOf({ person, month, onMonth, isOwn }: Props) {
  const today = useToday();
  const { who } = useSession();
  const { data, currentData, error, refetch } = useOvertimeMonthQuery({ user: person, month });
  const [opened, setOpened] = useState<WireAccountDay | null>(null);
  const columns = accountColumns(currentData?.days ?? [], setOpened);
  // Readers and leads see an account without its absences.
  const hasBand = who?.flags.includes('absences') && (isOwn || allows(officeParts.correct, who));
  const title = isOwn ? 'Mein Stundenkonto' : `Stundenkonto${data ? ` ${data.first_name} ${data.name}` : ''}`;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ExportButton id={ID} columns={columns} rows={currentData?.days ?? []} disabled={!currentData} />
            {(isOwn || allows(monthParts.view, who)) && <SheetDownload month={month} person={currentData} />}
          </>
        }
      />
      <MonthPicker month={month} since={data?.since} today={today} onChoose={onMonth} />
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton lines={12} />}
      {currentData && (
        <>
          <Balance account={currentData} today={today} isOwn={isOwn} />
          <div className="sb-beside ts-beside">
            <Panel title={monthName(month)}>
              <DataTable
                id={ID}
                label={`Stundenkonto ${monthName(month)}`}
                columns={columns}
                rows={currentData.days}
                rowKey={({ day }) => day}
                pageSize={31}
                isOff={isOff}
                summary={sumsOf(currentData)}
                empty={`Das Stundenkonto beginnt am ${formatDay(currentData.since)}.`}
              />
            </Panel>
            <div>
              <HoursOfDays days={currentData.days} {...totalsOf(currentData)} />
              <AccountPostings account={currentData} mayPost={allows(overtimeAccess.post, who)} />
              {currentData.course.length > 0 && (
                <Panel title={`Verlauf ${yearOf(currentData.course[0]?.month ?? month)}`}>
                  <AccountChart course={currentData.course} limits={currentData.limits} />
                  {hasBand && <AbsenceBand year={yearOf(`${month}-01`)} user={isOwn ? null : person} />}
                </Panel>
              )}
            </div>
          </div>
          {opened && <DayReasons day={opened} month={currentData} onClose={() => setOpened(null)} />}
        </>
      )}
    </>
  );
}

/** Weekends and holidays, unless something is to be read of them. */
const isOff = ({ recorded, target, credited, difference }: WireAccountDay) =>
  recorded !== false && !target && !credited && !difference;

/** The number that people come for; the office also sees where it differs from what was signed. */
function Balance({ account, today, isOwn }: { account: OvertimeMonth; today: Day; isOwn: boolean }) {
  const { opening, closing, signed, month, days } = account;
  const last = days.at(-1)?.day;
  const until = month === monthOf(today) || !last ? 'heute' : formatDay(last);
  return (
    <dl className="sb-line ts-balance">
      <div>
        <dt>Saldo {until}</dt>
        <dd className="sb-figure-value">
          <AccountHours minutes={closing} /> h
        </dd>
      </div>
      <div>
        <dt>Zu Beginn des Monats</dt>
        <dd>
          <AccountHours minutes={opening} /> h
        </dd>
      </div>
      {!isOwn && signed !== null && signed !== closing && (
        <div>
          <dt>Auf dem Stundenzettel</dt>
          <dd>
            <AccountHours minutes={signed} /> h, das Konto weicht um{' '}
            <AccountHours minutes={closing - signed} /> h ab
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Sums of the days that count, so that they add up to the balance. */
function totalsOf({ days }: OvertimeMonth) {
  const counted = days.filter(({ counts }) => counts);
  const sum = (of: 'target' | 'worked' | 'credited' | 'difference') =>
    counted.reduce((total, day) => total + day[of], 0);
  return {
    target: sum('target'),
    worked: sum('worked'),
    credited: sum('credited'),
    difference: sum('difference'),
  };
}

function sumsOf(account: OvertimeMonth) {
  const { target, worked, credited, difference } = totalsOf(account);
  return {
    day: 'Summe',
    target: formatHours(hoursOf(target)),
    worked: formatHours(hoursOf(worked)),
    credited: formatHours(hoursOf(credited - worked)),
    difference: <AccountHours minutes={difference} />,
    balance: <AccountHours minutes={account.closing} />,
  };
}
