import type { AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
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
  look: 'type',
  colour: 'blue',
  pattern: 'plain',
  own_sickness: false,
};

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
