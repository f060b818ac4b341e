import { type MovedModule, movedModule } from '@stundenbuch/domain/sides/privacy/contract';
import { z } from 'zod';
import { ConfigError } from '../../platform/config.ts';

/**
 * A company is one gzip file of lines as a backup is: this head, then for each table `#name` and its rows, each as JSON written by
 * PostgreSQL, then `#end`. Each table stands behind those that it refers to.
 */
export const COMPANY_FORMAT = 1;

/**
 * Modules whose rows move alone, with their tables: what is in these names nobody, and nothing else of a company names it. Days and
 * accounts rest on people, so they move with all of the company.
 */
const MODULE_TABLES: Readonly<Record<MovedModule, readonly string[]>> = {
  inventory: ['categories', 'inventory_items'],
};

export const tablesOf = <Table extends { name: string }>(
  { tables }: { tables: readonly Table[] },
  module: MovedModule | null,
): Table[] => tables.filter(({ name }) => module === null || MODULE_TABLES[module].includes(name));

const name = z.string().regex(/^\w+$/);

const companyHead = z.object({
  stundenbuch: z.literal('company'),
  format: z.number(),
  at: z.string(),
  migrations: z.array(z.string()),
  company: z.object({ id: z.int(), name: z.string() }),
  /** Null: all of the company. */
  module: movedModule.nullable(),
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })).min(1),
});
export type CompanyHead = z.output<typeof companyHead>;

/** `module`: what shall be taken of it; null: all. */
export function companyHeadOf(
  line: string | undefined,
  migrations: readonly string[],
  module: MovedModule | null,
): CompanyHead {
  const head = parsed(line);
  if (head?.stundenbuch !== 'company')
    throw new ConfigError('Die Datei ist kein Unternehmen, das Stundenbuch ausgegeben hat.');
  const read = companyHead.safeParse(head);
  if (!read.success) throw damaged();
  const unknown = read.data.migrations.filter((one) => !migrations.includes(one));
  if (read.data.format > COMPANY_FORMAT || unknown.length > 0)
    throw new ConfigError(
      `Die Datei stammt von einer neueren Version (${unknown[0] ?? read.data.format}). Bitte zuerst diese Installation aktualisieren.`,
    );
  const missing = migrations.find((one) => !read.data.migrations.includes(one));
  if (missing)
    throw new ConfigError(
      `Die Datei stammt von einer älteren Version (ohne ${missing}). Bitte die andere Installation aktualisieren und das Unternehmen noch einmal ausgeben.`,
    );
  const { module: held } = read.data;
  if (held !== null && held !== module)
    throw new ConfigError(
      `In der Datei ist nur ${held}. Bitte mit --modules ${held} --into und der Nummer eines Unternehmens übernehmen.`,
    );
  return read.data;
}

function parsed(line = ''): { stundenbuch?: unknown } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export const damaged = (what = 'Bitte eine andere nehmen') =>
  new ConfigError(
    `Die Datei ist beschädigt oder unvollständig. ${what}; in der Datenbank hat sich nichts geändert.`,
  );

/** What the operator has typed. */
export function companyNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new ConfigError(`${id} ist keine Nummer eines Unternehmens.`);
  return Number(id);
}

/** What the operator has typed. */
export function moduleNamed(name: string): MovedModule {
  const read = movedModule.safeParse(name);
  if (read.success) return read.data;
  throw new ConfigError(`Einzeln zieht nur ${Object.keys(MODULE_TABLES).join(', ')} um, nicht ${name}.`);
}
