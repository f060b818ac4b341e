import { allows } from '@stundenbuch/domain/access/access';
import { monthParts } from '@stundenbuch/domain/month/access';
import type { OpenMonths } from '@stundenbuch/domain/month/open-days';
import { useSession } from '@stundenbuch/web/session';
import { useOwnMonthsQuery } from './own-months.api.ts';

/** Which of one's own months are open; undefined where the company closes none, or until it is known. */
export function useOpenMonths(): OpenMonths | undefined {
  const { who } = useSession();
  return useOwnMonthsQuery(undefined, { skip: !allows(monthParts.hint, who) }).data;
}
