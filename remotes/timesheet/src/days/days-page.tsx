import { allows } from '@stundenbuch/domain/access/access';
import type { Day } from '@stundenbuch/domain/time/day';
import { monthPages } from '@stundenbuch/domain/workflows/month/access';
import { ButtonLink, Icon, LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import { useFavouritesTried } from '../favourites/use-favourites-tried.ts';
import { MonthPicker } from '../shared/month-picker.tsx';
import { DayPanel } from './day-panel.tsx';
import { MonthList } from './month-list.tsx';
import { openAfter, useCompared } from './use-compared.ts';
import { WeekPills } from './week-pills.tsx';
import './days.css';

/** /days?month: the month first, on a phone alone. */
export function DaysPage() {
  return <Compared first="month" />;
}

/** /day?date: the day first, on a phone with its week. */
export function DayPage() {
  return <Compared first="day" />;
}

function Compared({ first }: { first: 'month' | 'day' }) {
  const navigate = useNavigate();
  const compared = useCompared();
  const { days, error, refetch, today, month, ofMonth, chosen, waiting, isDone } = compared;
  const isReady = useFavouritesTried() && days !== undefined;
  const go = (day: Day | null) => navigate(day ? `/day?date=${day}` : '/day', { replace: true });
  if (error && !days) return <LoadFailure error={error} onRetry={refetch} title="Tagesabgleich" />;
  return (
    <>
      <PageHeader title="Tagesabgleich">
        {waiting.length > 0 && <span className="ts-left">noch {waiting.length} offen</span>}
      </PageHeader>
      <div className={`ts-compare ts-compare-${first}`}>
        <div className="ts-compare-month-part">
          <MonthPicker
            month={month}
            since={undefined}
            today={today}
            onChoose={(of) => navigate(`/days?month=${of}`)}
          />
          {days ? (
            <MonthList days={ofMonth} chosen={chosen?.day ?? null} today={today} />
          ) : (
            <Skeleton lines={12} />
          )}
        </div>
        <div className="ts-compare-day-part">
          {chosen && days && <WeekPills days={days} chosen={chosen.day} today={today} />}
          {isDone && <AllRight month={month} />}
          {chosen && days && isReady ? (
            <DayPanel
              key={chosen.day}
              day={chosen}
              today={today}
              next={openAfter(days, chosen.day, today)?.day ?? null}
              onGo={go}
            />
          ) : (
            !isReady && <Skeleton lines={8} />
          )}
        </div>
      </div>
    </>
  );
}

function AllRight({ month }: { month: string }) {
  const { who } = useSession();
  const to = allows(monthPages['/month'], who) ? `/month?month=${month}` : `/days?month=${month}`;
  return (
    <section className="ts-proposed ts-all-right">
      <p className="sb-line">
        <Icon name="done" />
        <strong>Alle Tage stimmen</strong>
      </p>
      <ButtonLink to={to}>Monat ansehen</ButtonLink>
    </section>
  );
}
