import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { NOUNS } from './nouns.ts';

type AnyCall = Call<string, unknown, unknown, unknown>;

/** They show what nobody changes, or try what they do not keep. */
const WITHOUT_NOUNS = [
  ...['GET audit/security', 'GET audit/verify', 'GET company/first-steps', 'GET company/next-id'],
  ...['GET sheet/check/:code', 'GET timesheet/bookings/company/:from/:to', 'GET user/factor/passkey'],
  ...['GET user/proof/passkey', 'POST calendar/closure/preview', 'POST company/features/preview'],
  'POST company/features/recommended/preview',
  ...['POST contract/preview', 'POST sso/test', 'POST team-lead/:id/preview', 'POST team-member/:id/preview'],
  ...['POST team/:id/lead/preview', 'POST team/:id/member/preview', 'POST timesheet/absence/sick-report'],
  'POST user/:id/recording',
  ...['POST user/:id/reset', 'POST user/factor/app', 'POST user/proof', 'POST user/pwupdate'],
];

/** They show something, although they are sent like a change. */
const PREVIEWS = [
  'POST correction/:id/preview',
  'POST law/preview',
  'POST payroll/preview',
  'POST privacy/periods/preview',
  'POST timesheet/absence/change/:id/preview',
  'POST timesheet/absence/preview',
  'POST vacation/closing/preview',
];

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('calls.ts'),
);
const modules = await Promise.all(files.map((file) => import(join(root, file))));
const tables = modules
  .flatMap((module) => Object.entries<Record<string, AnyCall>>(module))
  .map(([name, table]) => [name, Object.values(table)] as const);
const all = tables.flatMap(([, calls]) => calls);
const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const namesOf = (calls: AnyCall[]) => calls.map(nameOf).sort();

it('[FND-13] every table of calls has some, each with its place', () => {
  expect(tables.filter(([, calls]) => calls.length === 0)).toEqual([]);
  expect(namesOf(all).filter((name) => !/^(GET|POST|PUT|DELETE) [a-z]/.test(name))).toEqual([]);
});

it('[FND-13] a GET names what it shows, every other call what it changes', () => {
  const said = ({ reads = [], changes = [] }: AnyCall) => [...reads, ...changes];
  expect(namesOf(all.filter((call) => said(call).length === 0))).toEqual(WITHOUT_NOUNS);
  expect(all.flatMap(said).filter((noun) => !NOUNS.includes(noun))).toEqual([]);
  const other = all.filter(({ method, reads, changes }) => (method === 'GET' ? changes : reads));
  expect(namesOf(other)).toEqual(PREVIEWS);
});

it('[ACCT-10] these calls ask for a proof first', () => {
  expect(namesOf(all.filter(({ proof }) => proof))).toEqual([
    ...['DELETE sso', 'DELETE sso/domain/:id', 'DELETE user/:id/factor', 'DELETE user/:id/identity'],
    ...['DELETE user/factor/:id', 'DELETE user/identity/:id', 'POST import', 'POST import/:id/finish'],
    ...['POST import/:id/rows', 'POST import/:id/undo', 'POST sso/domain', 'POST sso/domain/:id/verify'],
    ...['POST sso/test', 'POST user/:id/anonymise', 'POST user/:id/reset', 'POST user/email'],
    ...['POST user/factor/codes', 'POST user/token', 'PUT sso'],
  ]);
});
