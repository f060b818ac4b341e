import type { OvertimeBalance } from '@stundenbuch/domain/accounts/overtime/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/web/format';
import { Figure, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { AccountHours, inSignedHours } from '../shared/account-hours.tsx';
import { useOvertimeBalanceQuery } from './overtime.api.ts';
import './overtime.css';

type Account = NonNullable<OvertimeBalance['overtime']>;

/** The balance itself is beside it. */
const OUTSIDE = 'außerhalb der Grenzen';

const toneOf = ({ minutes, warning }: Account) => {
  if (warning) return 'warn';
  if (minutes === 0) return undefined;
  return minutes > 0 ? 'good' : 'bad';
};

/** An account begins with the feature, and with the person (START-02). */
const latest = (since: Day, recorded: Day | null | undefined) =>
  recorded && recorded > since ? recorded : since;

/** The first number of the dashboard: what is on the account, and the warning beside it. */
export function OvertimeFigure() {
  const { data, error, refetch } = useOvertimeBalanceQuery();
  const { user } = useSession();
  const account = data?.overtime;
  if (account === null) return null;
  return (
    <Figure
      label="Stundenkonto"
      value={account && inSignedHours(account.minutes)}
      hint={
        account &&
        (account.warning ? OUTSIDE : `seit ${formatDay(latest(account.since, user?.records_from))}`)
      }
      tone={account && toneOf(account)}
      path="/overtime"
      onRetry={error ? refetch : undefined}
    />
  );
}

/** The same on the own profile. */
export function OvertimePart() {
  const { data } = useOvertimeBalanceQuery();
  const account = data?.overtime;
  if (!account) return null;
  return (
    <Panel title="Stundenkonto">
      <BalanceLink account={account} />
      {account.warning && <p className="sb-warn">{OUTSIDE}</p>}
    </Panel>
  );
}

/** The same below the week. */
export function WeekBalance() {
  const { data } = useOvertimeBalanceQuery();
  const account = data?.overtime;
  return account ? <BalanceLink account={account} /> : null;
}

const BalanceLink = ({ account }: { account: Account }) => (
  <Link className="sb-row-link" to="/overtime">
    <span>Stundenkonto</span>{' '}
    <strong>
      <AccountHours minutes={account.minutes} /> h
    </strong>
  </Link>
);
