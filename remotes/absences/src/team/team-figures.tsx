import { allows } from '@stundenbuch/domain/access/access';
import { overtimePages } from '@stundenbuch/domain/accounts/overtime/access';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { absencePages } from '@stundenbuch/domain/records/absences/access';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { addDays, firstOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { formatHours, monthName } from '@stundenbuch/domain/time/format';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { MONTH_STATE_WORDS } from '@stundenbuch/domain/workflows/month/states';
import type { TeamMate } from '@stundenbuch/domain/workflows/myteam/contract';
import { BALANCE_LIGHT_WORDS } from '@stundenbuch/domain/workflows/myteam/lights';
import { PRESENCE_WORDS } from '@stundenbuch/domain/workflows/myteam/presence';
import { isForbidden } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { formatNumber } from '@stundenbuch/web/format';
import { Figure, Figures } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { requestRows, useAsRequests } from '../list/request-rows.ts';
import { OPEN, useOpenRequestsQuery } from '../shared/absences.api.ts';
import { useAccountMonthQuery, useMonthOfTeamQuery } from './my-team.api.ts';
import { shortDays } from './team-columns.tsx';

/** How somebody who is led stands, as far as the rights of the lead go: what is not answered is not asked for. */
export function TeamFigures({ mate }: { mate: TeamMate }) {
  const { who } = useSession();
  const { rights, user, week, missing, account } = mate;
  const has = (right: TeamMate['rights'][number]) => rights.includes(right);
  const worked = week.reduce((sum, day) => sum + (day.worked ?? 0), 0);
  return (
    <Figures label="Stand">
      <Figure label="Heute" value={PRESENCE_WORDS[mate.today]} />
      {has('hours') && <Figure label="Diese Woche" value={`${formatHours(worked / 60)} h`} />}
      {has('hours') && allows(overtimePages['/overtime'], who) && <HoursOfMonth user={user} />}
      {missing && (
        <Figure
          label="Offene Tage"
          value={String(missing.length)}
          hint={shortDays(missing)}
          tone={missing.length > 0 ? 'warn' : undefined}
        />
      )}
      {account && (
        <Figure
          label="Stundenkonto"
          value={`${signedHours(account.balance)} h`}
          hint={BALANCE_LIGHT_WORDS[account.light]}
          tone={account.light === 'outside' ? 'warn' : undefined}
          path={`/overtime?user=${user}`}
        />
      )}
      {(has('hours') || has('month')) && allows(monthParts.team, who) && (
        <LastMonth user={user} checks={has('month')} />
      )}
      {has('absences') && allows(absencePages['/inbox'], who) && <OpenOf user={user} />}
    </Figures>
  );
}

/** Of the days that count so far: they add up to the account. */
function HoursOfMonth({ user }: { user: number }) {
  const month = monthOf(useToday());
  const { data, error, refetch } = useAccountMonthQuery({ user, month });
  // The account has not begun.
  if (isForbidden(error)) return null;
  const counted = data?.days.filter(({ counts }) => counts);
  const sum = (of: 'credited' | 'target') =>
    formatHours((counted?.reduce((all, day) => all + day[of], 0) ?? 0) / 60);
  return (
    <Figure
      label={monthName(month)}
      value={counted && `${sum('credited')} h`}
      hint={`Soll bis heute ${sum('target')}\u00a0h`}
      path={`/overtime?user=${user}`}
      onRetry={error ? refetch : undefined}
    />
  );
}

function LastMonth({ user, checks }: { user: number; checks: boolean }) {
  const month = monthOf(addDays(firstOfMonth(useToday()), -1));
  const { data, error, refetch } = useMonthOfTeamQuery(month);
  const found = data?.find((one) => one.user === user);
  // Not of the team then.
  if (data && !found) return null;
  const stops = found?.stops.length ?? 0;
  return (
    <Figure
      label="Monatsabschluss"
      value={found && monthName(month)}
      hint={
        found &&
        `${MONTH_STATE_WORDS[found.state]}${stops === 0 ? '' : `, ${stops} ${stops === 1 ? 'Tag hält' : 'Tage halten'} ihn auf`}`
      }
      tone={stops > 0 ? 'warn' : undefined}
      path={checks ? `/month?user=${user}&month=${month}` : '/month?of=team'}
      onRetry={error ? refetch : undefined}
    />
  );
}

/** What waits for the lead's word, with the rest of the vacation that it is decided by (TEAM-02). */
function OpenOf({ user }: { user: number }) {
  const { data, error, refetch } = useOpenRequestsQuery(OPEN);
  const asRequests = useAsRequests();
  const open = data?.filter((one) => one.user === user && one.status === ABSENCE_STATUS.requested);
  const left = open?.flatMap(({ remaining_vacation }) => remaining_vacation ?? []) ?? [];
  const least = left.length > 0 ? Math.min(...left) : null;
  return (
    <Figure
      label="Offene Anträge"
      value={open && String(requestRows(open, asRequests).length)}
      hint={least !== null && `danach ${formatNumber(least)} Tage Resturlaub`}
      tone={least !== null && least < 0 ? 'warn' : undefined}
      path="/inbox"
      onRetry={error ? refetch : undefined}
    />
  );
}
