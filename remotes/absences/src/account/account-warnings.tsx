import { allows } from '@stundenbuch/domain/access/access';
import { HOURS_DEPEND_ON } from '@stundenbuch/domain/access/nouns';
import { overtimeSlots } from '@stundenbuch/domain/accounts/overtime/access';
import type { OvertimeOfPerson } from '@stundenbuch/domain/accounts/overtime/contract';
import { warningOf } from '@stundenbuch/domain/accounts/overtime/words';
import { monthOf } from '@stundenbuch/domain/time/day';
import { api } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { Awaited, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { nameOf } from '../shared/names.ts';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountsOutside: build.query<OvertimeOfPerson[], string>({
      query: (month) => `/overtime/company/${month}`,
      transformResponse: (rows: OvertimeOfPerson[]) => rows.filter(({ outside }) => outside),
      providesTags: HOURS_DEPEND_ON,
    }),
  }),
});

/** Whose time account is outside the limits of the company; nothing where none is. */
export function AccountWarnings() {
  const { who } = useSession();
  const month = monthOf(useToday());
  const skip = !allows(overtimeSlots.warnings, who);
  const { data = [], isLoading } = accountsApi.useAccountsOutsideQuery(month, { skip });
  if (isLoading) return <Awaited />;
  if (data.length === 0) return null;
  return (
    <Panel title="Stundenkonten">
      <ul className="sb-bullets">
        {data.map((row) => (
          <li key={row.user}>
            <Link to={`/overtime?user=${row.user}`}>{warningOf(nameOf(row), row.balance)}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
