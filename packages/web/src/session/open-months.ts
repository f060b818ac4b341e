import { allows } from '@stundenbuch/domain/access/access';
import type { OpenMonths } from '@stundenbuch/domain/day/workday/open-days';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { sessionApi } from './endpoints.ts';
import { useSession } from './hooks.ts';

/** Which of one's own months are open; undefined where the company closes none, or until it is known. */
export function useOpenMonths(): OpenMonths | undefined {
  const { who } = useSession();
  return sessionApi.useOwnMonthsQuery(undefined, { skip: !allows(monthParts.hint, who) }).data;
}
