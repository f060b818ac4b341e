import { allows } from '@stundenbuch/domain/access/access';
import { monthParts } from '@stundenbuch/domain/month/access';
import type { OpenMonths } from '@stundenbuch/domain/month/open-days';
import { sessionApi } from './endpoints.ts';
import { useSession } from './hooks.ts';

/** Which of one's own months are open; undefined where the company closes none, or until it is known. */
export function useOpenMonths(): OpenMonths | undefined {
  const { who } = useSession();
  return sessionApi.useOwnMonthsQuery(undefined, { skip: !allows(monthParts.hint, who) }).data;
}
