import type { Call } from './refusal-calls.ts';
import { tokenOf } from './tokens.ts';
import type { World } from './world.ts';

const token = { name: 'Neu', scopes: ['inventory:read'], days: 30 };
const make = (changes: object, who: 'chef' | 'lena' = 'chef'): Call => [
  who,
  'POST',
  '/user/token',
  { ...token, ...changes },
];

/** An admin with the twenty tokens that a person may have, and one of somebody else. */
export async function fillTokens(world: World): Promise<Record<string, Call>> {
  for (let n = 0; n < 20; n++) await tokenOf(world, 'chef', 'inventory:read');
  const authorize = await tokenOf(world, 'bert', 'inventory:read');
  return {
    scope_missing: [null, 'GET', '/user/current', undefined, { headers: { authorize } }],
    scopes_missing: make({ scopes: [] }),
    scopes_reading: make({ scopes: ['inventory:write'] }, 'lena'),
    token_days: make({ days: 366 }),
    token_limit: make({}),
  };
}
