import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { forgetSession, fullLoad } from '../storage/index.ts';
import { type Failure, toFailure } from './failure.ts';
import { tellFactorNeeded } from './limited.ts';
import type { ListTotals } from './paged.ts';
import { askForProof } from './proof.ts';

type Call = BaseQueryFn<string | FetchArgs, unknown, Failure, object, ListTotals>;

function endSession(): void {
  forgetSession();
  fullLoad.open('/login');
}

/** The calls of one session. A 401 ends it, but only where a token was sent. */
export function callsWith(token: string | null): Call {
  const call = fetchBaseQuery({
    baseUrl: '/api',
    fetchFn: (input, init) => fetch(input, init),
    prepareHeaders: (headers) => {
      headers.set('accept', 'application/json');
      if (token) headers.set('authorize', token);
    },
  });
  return async (args, api, extra) => {
    let answer = await call(args, api, extra);
    // Asked once; a call that still needs it is refused.
    if (answer.error && toFailure(answer.error).code === 'proof_needed' && (await askForProof()))
      answer = await call(args, api, extra);
    if (!answer.error) {
      const numberIn = (header: string) => {
        const number = answer.meta?.response?.headers.get(header);
        return number ? Number(number) : null;
      };
      const meta = {
        total: numberIn('x-total-count'),
        hours: numberIn('x-total-hours'),
        undo: numberIn('x-undo'),
      };
      return { data: answer.data, meta };
    }
    const failure = toFailure(answer.error);
    if (failure.status === 401 && token) endSession();
    if (failure.code === 'second_factor_setup') tellFactorNeeded();
    return { error: failure };
  };
}

/** Ends the session in the browser; the server is notified without waiting for its answer. */
export function logoutWith(token: string | null): void {
  if (token) {
    const headers = { authorize: token, 'content-type': 'application/json' };
    fetch('/api/user/logout', { method: 'POST', headers, body: '{}', keepalive: true }).catch(
      () => undefined,
    );
  }
  endSession();
}
