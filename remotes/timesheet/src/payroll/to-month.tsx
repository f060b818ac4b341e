import { allows } from '@stundenbuch/domain/access/access';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { ButtonLink } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';

/** Only what is closed is handed over; nothing for who closes no months. */
export function ToMonth({ month }: { month?: string }) {
  const { who } = useSession();
  if (!allows(monthParts.manage, who)) return null;
  return <ButtonLink to={month ? `/month?month=${month}` : '/month'}>Monat abschließen</ButtonLink>;
}
