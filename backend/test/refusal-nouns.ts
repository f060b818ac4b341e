import type { Call } from './refusal-calls.ts';
import { fillKinds } from './refusal-kinds.ts';
import { fillPayroll } from './refusal-payroll.ts';
import { fillTeams } from './refusal-teams.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** What each noun needs to have its refusals provoked, in the first company unless it says otherwise. */
export async function fillNouns(world: World): Promise<Record<string, Call>> {
  await switchOn(world, 1, ['teams', 'kinds', 'payroll']);
  return { ...(await fillTeams(world)), ...(await fillKinds(world)), ...(await fillPayroll(world)) };
}
