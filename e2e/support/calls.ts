import { type Flag, permissionOf } from '@stundenbuch/domain/access/flags';
import type { CurrentCompany } from '@stundenbuch/domain/sides/session/contract';
import type { Account, App } from './app.ts';

/** The demo account whose description matches. */
export function accountOf(app: App, who: RegExp): Account {
  const account = app.accounts.find(({ what }) => who.test(what));
  if (!account) throw new Error(`no account for ${who}`);
  return account;
}

/** A call from outside the browser, with its own session. */
async function call<T>(app: App, who: RegExp, method: string, path: string, body?: object): Promise<T> {
  const { email, password } = accountOf(app, who);
  const token = await send<string>(app, 'POST', '/user/login', { email, password });
  return send<T>(app, method, path, body, token);
}

async function send<T>(app: App, method: string, path: string, body?: object, token = ''): Promise<T> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorize: token },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Switches on these modules, and no others, for somebody's company, as the global admin. */
export async function switchOn(app: App, somebody: RegExp, flags: readonly Flag[]): Promise<void> {
  const { id } = await call<CurrentCompany>(app, somebody, 'GET', '/company/current');
  await call(app, /^Globale/, 'PUT', `/company/${id}`, { permission: permissionOf(flags) });
}
