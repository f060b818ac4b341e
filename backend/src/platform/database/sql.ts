import { createHash } from 'node:crypto';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** A piece of SQL with its values. Pieces nest; values never become text. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
  ) {}

  /** Numbered for PostgreSQL, and named, so that every connection plans the statement once. */
  prepare(): Statement {
    const values: unknown[] = [];
    const text = this.print(values);
    return { name: nameOf(text), text, values };
  }

  private print(values: unknown[]): string {
    return this.parts.reduce<string>((text, part, i) => {
      const printed = part instanceof Sql ? part.print(values) : `$${values.push(part)}`;
      return text + printed + this.strings[i + 1];
    }, this.strings[0] ?? '');
  }
}

export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  return new Sql(strings, parts);
}

export const nothing = sql``;

/** Text of the program itself, such as the name of a column. Never for what came over the wire. */
export function verbatim(text: string): Sql {
  return new Sql([text], []);
}

export function join(parts: readonly Sql[], separator: string): Sql {
  const strings = parts.map((_, i) => (i === 0 ? '' : separator));
  return new Sql([...strings, ''], parts);
}

/** The columns of a select, each under its name on the wire. */
export function selected(columns: Readonly<Record<string, Sql>>): Sql {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${verbatim(`"${name}"`)}`);
  return join(named, ', ');
}

// Statements differ only by the fragments that the program chooses, so there are few.
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
