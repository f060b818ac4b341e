import type { Ids } from './every-call/ids.ts';

type Insert = (table: string, row: object) => Promise<unknown>;

/** A provider, a domain, who is linked, and what is on its way: of the colleague, for whom nobody logs in here. */
export async function fillSignOnOf(insert: Insert, ids: Ids, word: string, made: object): Promise<void> {
  const begun = { user_id: ids.colleague, secret_hash: word, expires_at: '2026-11-02' };
  const rows: [string, object][] = [
    ['sso', { preset: 'other', issuer: `https://${word}.example`, client_id: word, client_secret: word }],
    ['sso_domains', { id: ids.domain, domain: `${word.toLowerCase()}.example`, txt: word }],
    ['identities', { id: ids.identity, user_id: ids.user, issuer: word, subject: word }],
    ['sign_ons', { kind: 'link', ...begun }],
    ['challenges', { purpose: 'login', ...begun }],
    ['recovery_codes', { user_id: ids.colleague, secret_hash: word }],
  ];
  for (const [table, row] of rows) await insert(table, { ...row, ...made });
}

export const SIGN_ON_ROWS: [table: string, columns: string, values: string][] = [
  ['sso', 'preset, issuer, client_id, client_secret', "'other', 'x', 'x', 'x'"],
  ['sso_domains', 'domain, txt', "'firma.example', 'x'"],
  ['identities', 'user_id, issuer, subject', "1 + 10 * $1::int, 'x', 'x'"],
  ['sign_ons', 'user_id, kind, secret_hash, expires_at', "1 + 10 * $1::int, 'link', 'x', now()"],
];

export const SIGN_ON_TABLES = SIGN_ON_ROWS.map(([table]) => table);
