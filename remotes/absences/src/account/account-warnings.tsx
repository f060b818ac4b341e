import { allows } from '@stundenbuch/domain/access/access';
import { overtimeSlots } from '@stundenbuch/domain/accounts/overtime/access';
import { overtimeCalls } from '@stundenbuch/domain/accounts/overtime/calls';
import { warningOf } from '@stundenbuch/domain/accounts/overtime/words';
import { monthOf } from '@stundenbuch/domain/time/day';
import { api, query } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { Awaited, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { nameOf } from '../shared/names.ts';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    accounts: query(build, overtimeCalls.company),
  }),
});

/** Whose time account is outside the limits of the company; nothing where none is. */
export function AccountWarnings() {
  const { who } = useSession();
  const month = monthOf(useToday());
  const skip = !allows(overtimeSlots.warnings, who);
  const { data = [], isLoading } = accountsApi.useAccountsQuery(month, { skip });
  if (isLoading) return <Awaited />;
  const outside = data.filter((row) => row.outside);
  if (outside.length === 0) return null;
  return (
    <Panel title="Stundenkonten">
      <ul className="sb-bullets">
        {outside.map((row) => (
          <li key={row.user}>
            <Link to={`/overtime?user=${row.user}`}>{warningOf(nameOf(row), row.balance)}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
