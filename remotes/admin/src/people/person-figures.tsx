import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { punchAccess } from '@stundenbuch/domain/records/punch/access';
import { addDays, firstOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { monthAccess } from '@stundenbuch/domain/workflows/month/access';
import { MONTH_STATE_WORDS } from '@stundenbuch/domain/workflows/month/states';
import { isForbidden } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { Figure, Figures } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import type { Worker } from '../shared/admin.api.ts';
import {
  useAccountOfWorkerQuery,
  useForgottenOfWorkerQuery,
  useMonthOfWorkerQuery,
} from './person-figures.api.ts';

/** How somebody stands: the account, the month that is closed next and the clock, each with the way there. */
export function PersonFigures({ worker }: { worker: Worker }) {
  const { who } = useSession();
  return (
    <Figures label="Stand">
      {allows(overtimeAccess.company, who) && <AccountOf user={worker.id} />}
      {allows(monthAccess.company, who) && <MonthOf user={worker.id} />}
      {allows(punchAccess.forgottenOf, who) && <ClockOf user={worker.id} />}
    </Figures>
  );
}

/** Without one there is nothing to say. */
function AccountOf({ user }: { user: number }) {
  const month = monthOf(useToday());
  const { data, error, refetch } = useAccountOfWorkerQuery({ user, month });
  if (isForbidden(error)) return null;
  return (
    <Figure
      label="Stundenkonto"
      value={data && `${signedHours(data.closing)} h`}
      hint={data && `seit ${formatDay(data.since)}`}
      tone={data && data.closing < 0 ? 'bad' : undefined}
      path={`/overtime?user=${user}`}
      onRetry={error ? refetch : undefined}
    />
  );
}

function MonthOf({ user }: { user: number }) {
  const month = monthOf(addDays(firstOfMonth(useToday()), -1));
  const { data, error, refetch } = useMonthOfWorkerQuery({ user, month });
  if (isForbidden(error)) return null;
  const missing = data?.stops.length ?? 0;
  const blocked = `, ${missing} ${missing === 1 ? 'Tag hält' : 'Tage halten'} ihn auf`;
  return (
    <Figure
      label="Monatsabschluss"
      value={data && monthName(month)}
      hint={data && `${MONTH_STATE_WORDS[data.state]}${missing > 0 ? blocked : ''}`}
      tone={missing > 0 ? 'warn' : undefined}
      path={`/month?user=${user}&month=${month}`}
      onRetry={error ? refetch : undefined}
    />
  );
}

/** What nobody has stopped is answered on the page of its month. */
function ClockOf({ user }: { user: number }) {
  const { data, error, refetch } = useForgottenOfWorkerQuery(user);
  const [first] = data ?? [];
  return (
    <Figure
      label="Stempeluhr"
      value={data && (first ? 'nicht ausgestempelt' : 'nichts offen')}
      hint={first && `am ${formatDay(first.day)}`}
      tone={first ? 'warn' : undefined}
      {...(first && { path: `/month?user=${user}&month=${monthOf(first.day)}` })}
      onRetry={error ? refetch : undefined}
    />
  );
}
