import { allows } from '@stundenbuch/domain/access/access';
import { contingentAccess } from '@stundenbuch/domain/accounts/contingents/access';
import { overtimePages } from '@stundenbuch/domain/accounts/overtime/access';
import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import { CREDIT_WORDS } from '@stundenbuch/domain/records/entries/credit';
import { portionOfPart } from '@stundenbuch/domain/records/entries/halves';
import { hasTarget, takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { monthOf, yearOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatHours } from '@stundenbuch/web/format';
import { Facts, Panel } from '@stundenbuch/web/kit';
import { VacationFigure } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContingentCost } from '../contingents/contingent-cost.tsx';
import { daysText, type RequestRow } from './request-rows.ts';

const VACATION: readonly number[] = [TYPE.vacation, TYPE.vacationLastYear];

/** What its days take from the accounts of the person; a number leads to the account that has it. Nothing where none is asked. */
export function RequestCost({ row }: { row: RequestRow<OwnAbsence> }) {
  const { who, user } = useSession();
  const today = useToday();
  const alive = row.days.filter(({ status }) => takesTheDay(status));
  const [first] = row.days;
  if (alive.length === 0) return null;
  const isOwn = first.user === user?.id;
  const facts: (readonly [string, ReactNode])[] = [];

  const vacation = alive.filter(({ project }) => VACATION.includes(project));
  for (const [year, days] of Map.groupBy(vacation, ({ day }) => yearOf(day)))
    facts.push([
      `Urlaub ${year}`,
      <VacationFigure
        key={year}
        user={first.user}
        figure="open"
        asOf={year === yearOf(today) ? undefined : `${year}-12-31`}
      >
        {daysText(days.reduce((sum, day) => sum + portionOfPart(day), 0))}
      </VacationFigure>,
    ]);

  // Whether bad weather counts as hours not worked is a setting that only the account knows.
  const missed = alive.filter((day) => hasTarget(day) && day.project !== TYPE.badWeather);
  if (allows(overtimePages['/overtime'], who) && (isOwn || who?.role === 'admin'))
    for (const [month, days] of Map.groupBy(missed, ({ day }) => monthOf(day))) {
      const hours = `${formatHours(days.reduce((sum, day) => sum + day.hours, 0))} h`;
      const query = new URLSearchParams({ ...(!isOwn && { user: String(first.user) }), month });
      facts.push([
        `Stundenkonto ${month.slice(5)}/${month.slice(0, 4)}`,
        <Link key={month} to={`/overtime?${query}`}>
          {hours} <span className="sb-hidden">im Stundenkonto ansehen</span>
        </Link>,
      ]);
    }

  const { kind_id, credit } = first;
  const hasContingent = kind_id && allows(contingentAccess.account, who) && (isOwn || who?.role === 'admin');
  if (facts.length === 0 && !credit && !hasContingent) return null;
  return (
    <Panel title="Konto">
      {facts.length > 0 && <Facts facts={facts} />}
      {hasContingent && <ContingentCost kind={kind_id} user={first.user} days={alive} />}
      {credit && <p className="sb-muted">{CREDIT_WORDS[credit]}.</p>}
    </Panel>
  );
}
