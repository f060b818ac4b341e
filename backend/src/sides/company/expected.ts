import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import type { FeatureFigure, Figure, SwitchOutcome } from '../../features/feature-effects.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** What switching would change: of several switches the first `before` and the last `after` of each figure. */
export class Expected {
  requires: string[] = [];
  readonly warnings: string[] = [];
  private readonly figures = new Map<string, FeatureFigure>();

  add({ warnings, figures }: SwitchOutcome): void {
    this.warnings.push(...warnings);
    for (const next of figures) {
      const key = keyOf(next);
      const { before } = this.figures.get(key) ?? next;
      this.figures.set(key, { ...next, before });
    }
  }

  compare(before: readonly Figure[], after: readonly Figure[]): void {
    const now = new Map(after.map((one) => [keyOf(one), one.value]));
    const figures = before.map(({ user, figure, value }) => ({
      user,
      figure,
      before: value,
      after: now.get(keyOf({ user, figure })) ?? 0,
    }));
    this.add({ warnings: [], figures: figures.filter((one) => one.before !== one.after) });
  }

  /** Only what would be another figure, person by person, with the names that people read. */
  async named(tx: Tx, { company }: Tenant): Promise<FeaturePreview> {
    const changed = [...this.figures.values()].filter(({ before, after }) => before !== after);
    const ids = [...new Set(changed.map(({ user }) => user))];
    const people = await rowsOf<{ id: number; first_name: string; name: string }>(
      tx,
      sql`select id, first_name, name from users where company_id = ${company} and id = any(${ids})
        order by name, first_name, id`,
    );
    const figures = people.flatMap(({ id, first_name, name }) =>
      changed.filter(({ user }) => user === id).map((figure) => ({ ...figure, first_name, name })),
    );
    return { requires: this.requires, warnings: this.warnings, figures };
  }
}

const keyOf = ({ user, figure }: Pick<Figure, 'user' | 'figure'>) => `${user} ${figure}`;
