import { Client } from 'pg';
import { vi } from 'vitest';
import type { Statement } from '../src/platform/database/sql.ts';

/** What the server sends to the database during some work. */
export async function sentBy(work: () => Promise<unknown>): Promise<Partial<Statement>[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]) => statement as unknown as Partial<Statement>);
  } finally {
    query.mockRestore();
  }
}
