import { call } from '../../access/call.ts';
import type { Entry } from '../timesheet/contract.ts';
import { absenceAccess } from './access.ts';

interface Decline {
  reason?: string;
}

const changes = ['Absence', 'User', 'Finding'] as const;

/** Of one day. Only the inbox decides: apart from the calls of every page. */
export const dayDecisions = {
  approve: call<Entry>()('PUT timesheet/absence/:id', absenceAccess.approve, { changes }),
  decline: call<Entry, Decline>()('PUT timesheet/absence/decline/:id', absenceAccess.decline, { changes }),
  cancel: call<Entry>()('PUT timesheet/absence/cancel/:id', absenceAccess.cancel, { changes }),
  reopen: call<Entry>()('PUT timesheet/absence/reopen/:id', absenceAccess.reopen, { changes }),
};

const { decideRequest } = absenceAccess;

/** Of all days of a request. */
export const requestDecisions = {
  approve: call<Entry[]>()('PUT absence-request/:id/approve', decideRequest, { changes }),
  decline: call<Entry[], Decline>()('PUT absence-request/:id/decline', decideRequest, { changes }),
  cancel: call<Entry[]>()('PUT absence-request/:id/cancel', decideRequest, { changes }),
  reopen: call<Entry[]>()('PUT absence-request/:id/reopen', decideRequest, { changes }),
};
