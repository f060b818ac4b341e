import type { Client } from 'pg';
import { seedDemo } from './demo/demo.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createGlobalAdmin, createOffice, hasGlobalAdmin } from './session/global-admin.ts';

// Any number but that of the migrations: of several first starts one fills.
const LOCK = 5_307_312;

const HINT =
  'Es gibt noch keinen globalen Administrator. Bitte einmal so starten: ' +
  'GLOBAL_ADMIN_EMAIL=name@firma.de GLOBAL_ADMIN_PASSWORD=… npm start';

/** The first data: the global admin who was named, and the demo where it is wanted and nothing else is there. */
export async function fillDatabase(
  owner: Client,
  { globalAdmin, demo }: Config,
  clock: Clock,
  tell: (line: string) => void,
): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const isEmpty = (await owner.query('select from companies limit 1')).rows.length === 0;
    if (globalAdmin && !(await hasGlobalAdmin(owner))) await createGlobalAdmin(owner, globalAdmin, clock);
    if (demo && isEmpty) await seedDemo(owner, clock, await createOffice(owner, clock));
    if (!(await hasGlobalAdmin(owner))) tell(HINT);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
