import { vi } from 'vitest';

export interface SentCall {
  /** 'PUT /api/user/1' */
  call: string;
  body: unknown;
  headers: Headers;
}

type Answer = unknown | ((sent: SentCall) => unknown);

/** 'GET /api/project': the answer, or a function of the request; a `Response` is returned unchanged. */
export type Answers = Record<string, Answer>;

export const refuse = (status: number, code: string, message: string, field?: string): Response =>
  Response.json({ code, message, ...(field && { field }) }, { status });

/** Mocks the network. An unexpected call fails the test loudly. */
export function stubCalls(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const call: SentCall = {
      call: `${request.method} ${pathname}${search}`,
      body: text ? JSON.parse(text) : undefined,
      headers: request.headers,
    };
    sent.push(call);
    const key = [call.call, `${request.method} ${pathname}`].find((name) => name in answers);
    if (key === undefined) throw new Error(`unexpected call ${call.call}`);
    const given = answers[key];
    const answer: unknown = typeof given === 'function' ? await given(call) : given;
    return answer instanceof Response ? answer.clone() : Response.json(answer ?? null);
  });
  return sent;
}
