import type { Client } from 'pg';
import type { Sized } from './logins.ts';

/** The recommended features, switched on once through the admin's call, which gives everybody a contract; later runs find them on. */
export async function switchedOn(
  { admin, company }: Pick<Sized, 'admin' | 'company'>,
  owner: Client,
  port: number,
): Promise<string[]> {
  const settings = 'select feature from company_settings where company_id = $1 and since is not null';
  const { rows } = await owner.query<{ feature: string }>(settings, [company]);
  if (rows.length > 0) return rows.map(({ feature }) => feature);
  const response = await fetch(`http://127.0.0.1:${port}/api/company/features/recommended`, {
    method: 'POST',
    headers: { authorize: admin.token, 'content-type': 'application/json' },
    body: JSON.stringify({ on: true, since: '2026-11-01' }),
  });
  if (!response.ok) throw new Error(`recommended features: ${response.status} ${await response.text()}`);
  return switchedOn({ admin, company }, owner, port);
}
