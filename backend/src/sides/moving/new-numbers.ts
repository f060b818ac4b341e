import type { Client } from 'pg';
import type { Catalog } from './catalog.ts';
import type { Renumber } from './numbers-in-values.ts';

const AT_ONCE = 50_000;

/**
 * The numbers of a file and what they become: drawn from the sequences of this installation, in their order. A number of somebody or
 * something that is not in the file (deleted, or of another company) becomes one that nothing here will ever have.
 */
export class NewNumbers {
  private readonly found = new Map<string, Set<number>>();
  private readonly drawn = new Map<string, Map<number, number>>();

  constructor(private readonly catalog: Catalog) {}

  /** Looks at a number and leaves it as it is. 0 is the program, or all of them. */
  readonly note: Renumber = (table, number) => {
    if (number !== 0 && this.catalog.sequences.has(table)) {
      const known = this.found.get(table) ?? new Set();
      this.found.set(table, known.add(number));
    }
    return number;
  };

  async draw(owner: Client): Promise<void> {
    for (const [table, numbers] of this.found) {
      const olds = [...numbers].sort((a, b) => a - b);
      // A stored sheet keeps the number of its person (its hash is printed on it): no new person gets one of the old ones.
      const behind = table === 'users' ? (olds.at(-1) ?? 0) : 0;
      const news = await drawMany(owner, this.catalog.sequences.get(table) as string, olds.length, behind);
      this.drawn.set(table, new Map(olds.map((old, at) => [old, news[at] as number])));
    }
  }

  renumber(company: number): Renumber {
    return (table, number) => {
      if (table === 'companies') return company;
      return this.drawn.get(table)?.get(number) ?? number;
    };
  }
}

/** By `nextval`, so that nobody who writes meanwhile gets the same. */
async function drawMany(owner: Client, sequence: string, many: number, behind: number): Promise<number[]> {
  const found: number[] = [];
  let last = 0;
  while (found.length < many) {
    const wanted = Math.max(many - found.length, last > 0 ? behind - last : 0);
    const { rows } = await owner.query<{ number: number }>(
      `select nextval($1::regclass)::float8 as number from generate_series(1, $2)`,
      [sequence, Math.min(AT_ONCE, wanted)],
    );
    for (const { number } of rows) {
      last = number;
      if (number > behind) found.push(number);
    }
  }
  return found.sort((a, b) => a - b);
}
