import { ABSENCE_STATUS } from '@stundenbuch/domain/absences/types';
import { useOpenRequestsQuery } from './absences.api.ts';

const EVERY_MINUTE = 60_000;

/** The number of open requests, one per day (AMB-79); null while loading. */
export function useOpenCount(): number | null {
  const { data } = useOpenRequestsQuery(undefined, { pollingInterval: EVERY_MINUTE });
  return data ? data.filter(({ status }) => status === ABSENCE_STATUS.requested).length : null;
}
