import type { App } from './app.ts';
import { accountOf } from './calls.ts';
import { asPerson } from './demo-data.ts';

/** Switched on as an admin does: the demo's first company compares days. */
export async function compareDays(app: App): Promise<void> {
  const karla = await asPerson(app, accountOf(app, /^Leitung, Tischlerei/));
  await karla.post('/company/features', { feature: 'day', on: true });
}
