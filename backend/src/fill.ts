import type { Client } from 'pg';
import { closeAccounts, type DemoAccounts, openAccounts } from './demo/accounts.ts';
import { seedDemo } from './demo/demo.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createGlobalAdmin, createOffice, hasGlobalAdmin } from './sides/signin/global-admin.ts';

// Any number other than the migrations' lock: of several first starts only one fills.
const LOCK = 5_307_312;

const HINT =
  'Es gibt noch keinen globalen Administrator. Bitte einmal so starten: ' +
  'GLOBAL_ADMIN_EMAIL=name@firma.de GLOBAL_ADMIN_PASSWORD=… npm start';

const IGNORED =
  'GLOBAL_ADMIN_EMAIL und GLOBAL_ADMIN_PASSWORD bleiben unbeachtet: Es gibt schon einen globalen Administrator. ' +
  'Ein neues Passwort setzt npm run admin -- reset-password name@firma.de';

const DEMO_HINT =
  'Die Demo wird nur angelegt, wo niemand von außen hinkommt (HOST ist 127.0.0.1, kein TRUST_PROXY). Mit DEMO=on entsteht sie auch hier, ' +
  'mit zufälligen Passwörtern.';

/**
 * The first data: the configured global admin, and the demo where wanted in an otherwise empty database. Returns the demo accounts
 * whose passwords may be printed.
 */
export async function fillDatabase(
  owner: Client,
  { globalAdmin, demo, embedded, exposed }: Config,
  clock: Clock,
  print: (line: string) => void,
): Promise<DemoAccounts> {
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const isEmpty = (await owner.query('select from companies limit 1')).rows.length === 0;
    if (globalAdmin && (await hasGlobalAdmin(owner))) print(IGNORED);
    else if (globalAdmin) await createGlobalAdmin(owner, globalAdmin, clock);
    if (demo && isEmpty) await seedDemo(owner, clock, await createOffice(owner, clock));
    const accounts = await accountsToTell(owner, { demo, exposed });
    if (!(await hasGlobalAdmin(owner))) print(HINT);
    if (embedded && exposed && isEmpty && !demo) print(DEMO_HINT);
    await owner.query('commit');
    return accounts;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function accountsToTell(owner: Client, { demo, exposed }: Pick<Config, 'demo' | 'exposed'>) {
  if (exposed) return closeAccounts(owner);
  return demo ? openAccounts(owner) : { accounts: [], areNew: false };
}
