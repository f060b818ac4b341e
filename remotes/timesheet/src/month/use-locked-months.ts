import { allows } from '@stundenbuch/domain/access/access';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useSession } from '@stundenbuch/web/session';
import { usePersonMonthQuery } from './month.api.ts';

/** Which months of a week ('yyyy-mm') an admin has closed for a person; none where the company closes no months. */
export function useLockedMonths(user: number, days: readonly Day[]): { months: string[]; loaded: boolean } {
  const { who } = useSession();
  const [first, last] = [monthOf(days[0] as Day), monthOf(days.at(-1) as Day)];
  const isClosing = allows(monthParts.manage, who);
  const beginning = usePersonMonthQuery({ user, month: first }, { skip: !isClosing });
  const end = usePersonMonthQuery({ user, month: last }, { skip: !isClosing || first === last });
  const answers = [beginning, end];
  return {
    months: answers.flatMap(({ currentData }) =>
      currentData?.state === 'closed' ? [currentData.month] : [],
    ),
    // Without an answer the server still refuses.
    loaded: answers.every(
      ({ currentData, isError, isUninitialized }) => isUninitialized || isError || !!currentData,
    ),
  };
}
