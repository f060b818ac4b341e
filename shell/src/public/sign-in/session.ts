import type { LinkCodeOwner } from '@stundenbuch/domain/sides/session/code-contract';
import type { PasskeyOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import type { SecondMethod } from '@stundenbuch/domain/sides/session/factors';
import { forgetSession, fullLoad, readToken } from '@stundenbuch/web/storage';
import { get, post } from '../parts/call.ts';

/** Anything but a literal true ends the session: both entries are removed, and the login is loaded. */
export async function verifySession(): Promise<boolean> {
  const token = readToken() ?? '';
  const valid = await fetch(`/api/user/verify?token=${encodeURIComponent(token)}`, {
    headers: { authorize: token },
  })
    .then((answer) => (answer.ok ? answer.json() : false))
    .catch(() => false);
  if (valid === true) return true;
  forgetSession();
  fullLoad.open('/login');
  return false;
}

/** The browser keeps the other half of the session, where the server gives one. */
export const login = (email: string, password: string): Promise<string> =>
  post<string>('/api/user/login', { email, password }, { 'x-bind': '1' });

/** What a login with the right password lacks. */
export interface SecondNeeded {
  challenge: string;
  methods: SecondMethod[];
  /** What a passkey is asked, where the person has one. */
  passkey?: PasskeyOptions;
}

export const loginSecond = (
  challenge: string,
  given: { code: string } | { recovery: string } | { passkey: object },
): Promise<string> => post<string>('/api/user/login/second', { challenge, ...given }, { 'x-bind': '1' });

export const passkeyOptions = (): Promise<PasskeyOptions> => get<PasskeyOptions>('/api/user/login/passkey');

export const loginByPasskey = (passkey: object): Promise<string> =>
  post<string>('/api/user/login/passkey', { passkey }, { 'x-bind': '1' });

/** The last step of a sign-on; the first time with the password, or the code of an invitation. */
export const loginByTicket = (
  ticket: string,
  given: { password?: string; code?: string } = {},
): Promise<string> => post<string>('/api/user/login/ticket', { ticket, ...given }, { 'x-bind': '1' });

/** With the code of an invitation where there is one. */
export const register = (email: string, password: string, code = ''): Promise<true> =>
  post<true>('/api/user/register', { email, password, ...(code && { code }) });

export const reset = (code: string, password: string): Promise<true> =>
  post<true>('/api/user/reset', { code, password });

export const ownerOf = (code: string): Promise<LinkCodeOwner> =>
  post<LinkCodeOwner>('/api/user/code', { code });

export const forgot = (email: string): Promise<true> => post<true>('/api/user/forgot', { email });

export const confirmEmail = (code: string): Promise<{ email: string }> =>
  post<{ email: string }>('/api/user/email/confirm', { code });
