import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { myTeamAccess } from './access.ts';
import type { MyTeam } from './contract.ts';

export const myTeamCalls = {
  team: call<MyTeam>()('GET my-team', myTeamAccess.team, { reads: ['Team', 'Booking', ...HOURS_DEPEND_ON] }),
};
