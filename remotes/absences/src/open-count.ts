import { ABSENCE_STATUS } from '@stundenbuch/domain/absences/types';
import { useOpenRequestsQuery } from './absences.api.ts';

const EVERY_MINUTE = 60_000;

/** How many requests wait, one for each day (AMB-79); null until that is known. */
export function useOpenCount(): number | null {
  const { data } = useOpenRequestsQuery(undefined, { pollingInterval: EVERY_MINUTE });
  return data ? data.filter(({ status }) => status === ABSENCE_STATUS.requested).length : null;
}
