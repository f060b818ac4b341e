import { allows } from '@stundenbuch/domain/access/access';
import { allowanceParts } from '@stundenbuch/domain/accounts/allowances/access';
import { ALLOWANCE_UNIT_WORDS } from '@stundenbuch/domain/accounts/allowances/allowance-kinds';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Button, ButtonLink, EmptyLine, LoadFailure, Panel } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useAllowanceMonthQuery } from './allowances.api.ts';

const AllowanceDialog = lazyPage(async () => (await import('./allowance-dialog.tsx')).AllowanceDialog);

/** Beside the working time of a day what was counted on it; nothing where the company counts nothing. */
export function DayAllowances({ day }: { day: Day }) {
  const { user, who } = useSession();
  if (!user || !allows(allowanceParts.book, who)) return null;
  return <OfDay user={user.id} day={day} />;
}

function OfDay({ user, day }: { user: number; day: Day }) {
  const month = monthOf(day);
  const { data, error, refetch } = useAllowanceMonthQuery({ user, month });
  const [isBooking, setIsBooking] = useState(false);
  const booked = data?.allowances.filter((one) => one.day === day) ?? [];
  return (
    <Panel
      title={`Zulagen am ${formatDay(day)}`}
      actions={
        <span className="sb-line">
          <ButtonLink to={`/allowances?month=${month}`}>Ganzer Monat</ButtonLink>
          <Button icon="add" onClick={() => setIsBooking(true)}>
            Zulage erfassen
          </Button>
        </span>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data && booked.length === 0 && <EmptyLine>Für diesen Tag ist keine Zulage erfasst.</EmptyLine>}
      {booked.length > 0 && (
        <ul className="sb-rows">
          {booked.map(({ id, name, quantity, unit, text, project_name }) => (
            <li key={id}>
              <span className="sb-grow">
                {name} <small>{[project_name, text].filter(Boolean).join(' · ')}</small>
              </span>
              <span>
                {formatNumber(quantity)} {ALLOWANCE_UNIT_WORDS[unit]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isBooking && <AllowanceDialog day={day} person={null} onClose={() => setIsBooking(false)} />}
    </Panel>
  );
}
