import type { Account, App } from './app.ts';

const logins = new Map<string, number>();

/** A person has twenty sessions; under a fixed clock all are equally old, and one more login would end any of them. */
function countLogin(of: string): void {
  const count = (logins.get(of) ?? 0) + 1;
  logins.set(of, count);
  if (count > 15) throw new Error(`${of} logged in ${count} times: use one session for several visits`);
}

/** Calls the running program as a person of the demo, without a browser. */
export async function asPerson(app: App, { email, password }: Account) {
  countLogin(`${app.url} ${email}`);
  const login = await fetch(`${app.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = (await login.json()) as string;
  const headers = { authorize: token, 'content-type': 'application/json' };

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(`${app.url}/api${path}`, init);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  return {
    token,
    get: <T>(path: string) => ask<T>('GET', path),
    post: <T>(path: string, body: unknown) => ask<T>('POST', path, body),
    put: <T>(path: string, body: unknown) => ask<T>('PUT', path, body),
    remove: <T>(path: string) => ask<T>('DELETE', path),
  };
}
