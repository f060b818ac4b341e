import { Client } from 'pg';
import { vi } from 'vitest';
import type { Statement } from '../src/platform/database/sql.ts';

/** The server's messages to the database during some work. */
export async function messagesOf(work: () => Promise<unknown>): Promise<{ statements?: Statement[] }[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([message]) => message as unknown as { statements?: Statement[] });
  } finally {
    query.mockRestore();
  }
}
