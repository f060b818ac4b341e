import type { ContingentInput } from '@stundenbuch/domain/accounts/contingents/contract';
import type { AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import type { Ids } from './every-call/ids.ts';
import type { World } from './world.ts';

/** What everybody may ask for, and what is decided on. */
export const NEW_KIND: AbsenceKindInput = {
  name: 'Umzug',
  short: 'UZ',
  base: 60,
  credit: 'neutral',
  paid: 'yes',
  entered_by: 'worker',
  approval: true,
  proof: 'none',
  halves: true,
  hours: false,
  look: 'type',
  colour: 'blue',
  pattern: 'plain',
  own_sickness: false,
  contingent_id: null,
  statutory: 'none',
};

/** Five days a year from 2026 on. */
export const NEW_CONTINGENT: ContingentInput = {
  name: 'Zusatzurlaub',
  unit: 'days',
  per: 'year',
  prorata: 'none',
  carry: null,
  only_for: false,
  year: 2026,
  amount: 5,
};

/** Stores a contingent of a company with its amount, and answers its id. */
export async function storeContingent(
  world: World,
  changes: Partial<ContingentInput> = {},
  company = 1,
): Promise<number> {
  const { year, amount, ...contingent } = { ...NEW_CONTINGENT, ...changes };
  const names = Object.keys(contingent);
  const [row] = await world.sql<{ id: number }>(
    `insert into contingents (company_id, created_at, created_by, ${names.join()})
      values (${company}, now(), 13, ${names.map((_, i) => `$${i + 1}`).join()}) returning id`,
    Object.values(contingent),
  );
  const { id } = row as { id: number };
  await world.sql(
    `insert into contingent_amounts (company_id, contingent_id, year, amount, created_at, created_by)
      values ($1, $2, $3, $4, now(), 13)`,
    [company, id, year, amount],
  );
  return id;
}

/** Stores a kind of a company and answers its id. */
export async function storeKind(
  world: World,
  changes: Partial<AbsenceKindInput> & { archived_at?: string } = {},
  company = 1,
): Promise<number> {
  const kind = { ...NEW_KIND, ...changes };
  const names = Object.keys(kind);
  const [row] = await world.sql<{ id: number }>(
    `insert into absence_kinds (company_id, created_at, created_by, ${names.join()})
      values (${company}, now(), 13, ${names.map((_, i) => `$${i + 1}`).join()}) returning id`,
    Object.values(kind),
  );
  return (row as { id: number }).id;
}

/** A kind and a contingent with all that it has, in each of the two companies whose calls are walked. */
export async function fillKindsOf(
  insert: (table: string, row: object) => Promise<unknown>,
  ids: Ids,
  word: string,
  made: object,
): Promise<void> {
  const { year, amount, ...contingent } = NEW_CONTINGENT;
  const of = { contingent_id: ids.contingent, year };
  const posting = { user_id: ids.user, day: '2026-11-18', kind: 'extra', days: 1, text: word };
  await insert('contingents', { ...contingent, id: ids.contingent, name: word, ...made });
  await insert('contingent_amounts', { ...of, amount, ...made });
  await insert('contingent_postings', { ...of, ...posting, id: ids.contingentPosting, ...made });
  const kind = { ...NEW_KIND, id: ids.absenceKind, contingent_id: ids.contingent };
  await insert('absence_kinds', { ...kind, name: word, ...made });
}

/** Table, columns and values of `select` from companies, whose id is $1. */
const own = '(select min(id) from contingents where company_id = $1)';
export const CONTINGENT_ROWS: readonly (readonly [string, string, string])[] = [
  ['contingents', 'name, unit, per, prorata, only_for', "'Kind krank', 'days', 'year', 'none', false"],
  ['contingent_amounts', 'contingent_id, year, amount', `${own}, 2026, 15`],
  [
    'contingent_postings',
    'contingent_id, user_id, year, day, kind, days',
    `${own}, 1 + 10 * $1::int, 2026, '2026-11-02', 'extra', 1`,
  ],
];
