import { toFailure } from '@stundenbuch/web/api';

/** A call without a session; its failures have the same shape as those of the application. */
export function post<Answer>(path: string, body: object, more = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...more };
  return send<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const get = <Answer>(path: string, more: Record<string, string> = {}): Promise<Answer> =>
  send<Answer>(path, { headers: { accept: 'application/json', ...more } });

async function send<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const answer = await fetch(path, request).catch((error: unknown) => {
    throw toFailure({ status: 'FETCH_ERROR', error: String(error) });
  });
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw toFailure({ status: answer.status, data });
  return data as Answer;
}
