import { call } from '../../access/call.ts';
import { analysisAccess } from './access.ts';
import type {
  AnalysedBooking,
  AnalysedProject,
  AnalysisGroup,
  AnalysisGroups,
  BookingPart,
} from './contract.ts';

interface Narrowed {
  project?: string;
  person?: string;
  job?: string;
  customer?: string;
  team?: string;
}

export const analysisCalls = {
  projects: call<AnalysedProject[], undefined, { customer?: string; team?: string }>()(
    'GET analysis/projects/:from/:to',
    analysisAccess.projects,
    { reads: ['Booking', 'Project', 'HourlyRate', 'Job', 'Customer', 'User'] },
  ),
  groups: call<AnalysisGroups, undefined, Narrowed & { by: AnalysisGroup }>()(
    'GET analysis/groups/:from/:to',
    analysisAccess.groups,
    { reads: ['Booking', 'Project', 'HourlyRate', 'Job', 'Customer', 'User'] },
  ),
  bookings: call<AnalysedBooking[], undefined, Narrowed & { part?: BookingPart }>()(
    'GET analysis/bookings/:from/:to',
    analysisAccess.bookings,
    { reads: ['Booking', 'Project', 'HourlyRate', 'Job', 'Customer', 'User'] },
  ),
};
