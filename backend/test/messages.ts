import { Client } from 'pg';
import { vi } from 'vitest';
import type { Statement } from '../src/platform/database/sql.ts';

/** What the server asks of the database meanwhile, message by message. */
export async function messagesOf(work: () => Promise<unknown>): Promise<{ statements?: Statement[] }[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([message]) => message as unknown as { statements?: Statement[] });
  } finally {
    query.mockRestore();
  }
}
