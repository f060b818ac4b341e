import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { OPEN, useOpenRequestsQuery } from '../shared/absences.api.ts';
import { requestRows, useAsRequests } from './request-rows.ts';

const EVERY_MINUTE = 60_000;

/** The number of open requests, one per day (AMB-79) unless requests are rows; null while loading. */
export function useOpenCount(): number | null {
  const { data } = useOpenRequestsQuery(OPEN, { pollingInterval: EVERY_MINUTE });
  const asRequests = useAsRequests();
  if (!data) return null;
  const open = data.filter(({ status }) => status === ABSENCE_STATUS.requested);
  return requestRows(open, asRequests).length;
}
