import type { MonthOfPerson } from './contract.ts';

/** What a lead reads of a month: sickness only where it may be known, a balance only of today's members (SET-36, SET-37). */
export interface SeenMonth {
  sick: boolean;
  isMember: boolean;
  /** Whether the lead checks the month. */
  checks: boolean;
}

/** A request that the lead does not decide on would be one that shows sickness: it stops nothing here. */
export function monthForLead(
  row: MonthOfPerson,
  away: number,
  { sick, isMember, checks }: SeenMonth = { sick: false, isMember: false, checks: false },
): MonthOfPerson {
  const { figures, account_differs, stops } = row;
  const balance = isMember ? figures.balance : null;
  return {
    ...row,
    ...(checks && { may_check: true as const }),
    account_differs: isMember ? account_differs : null,
    stops: sick ? stops : stops.filter(({ kind }) => kind !== 'absence'),
    figures: { ...figures, balance, ...(!sick && { vacation: 0, sick: 0, away }) },
  };
}
