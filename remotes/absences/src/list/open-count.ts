import { allows } from '@stundenbuch/domain/access/access';
import { teamParts } from '@stundenbuch/domain/day/teams/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { useSession } from '@stundenbuch/web/session';
import { OPEN, useOpenRequestsQuery } from '../shared/absences.api.ts';
import { requestRows, useAsRequests } from './request-rows.ts';

const EVERY_MINUTE = 60_000;

/** Which open requests are shown first: an admin's are those on which no lead decides, where there are teams. */
export function useFirstShown(): typeof OPEN & { waiting?: 'office' } {
  const { who } = useSession();
  const hasLeads = allows(absenceParts.office, who) && allows(teamParts.waiting, who);
  return hasLeads ? OF_OFFICE : OPEN;
}

const OF_OFFICE = { ...OPEN, waiting: 'office' } as const;

/** The number of open requests, one per day (AMB-79) unless requests are rows; null while loading. */
export function useOpenCount(): number | null {
  const { data } = useOpenRequestsQuery(useFirstShown(), { pollingInterval: EVERY_MINUTE });
  const asRequests = useAsRequests();
  if (!data) return null;
  const open = data.filter(({ status }) => status === ABSENCE_STATUS.requested);
  return requestRows(open, asRequests).length;
}
