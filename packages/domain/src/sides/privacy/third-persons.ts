import type { Content } from './contract.ts';
import { MENTIONS } from './personal-tables.ts';

export interface Named {
  id: number;
  first_name: string;
  name: string;
}

export const SELF = 'self';
export const OTHER = 'other';
/** What stands in a text where a colleague was named. */
const COLLEAGUE = 'Kollege';

/** Whom a row mentions by their ids, also in what is nested in it. */
export function mentionedIn(content: unknown): number[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'number' && MENTIONS.includes(key) ? [value] : mentionedIn(value),
  );
}

/** A row as its person gets it: of others neither ids nor, where the row says who they are, their names in texts. */
export function withoutThirdPersons(row: Content, self: Named, people: readonly Named[]): Content {
  const mentioned = new Set(mentionedIn(row));
  const others = people.filter(({ id }) => id !== self.id && mentioned.has(id));
  const names = namesOf(others, self);
  const told = (key: string, value: unknown): unknown => {
    if (typeof value === 'number' && MENTIONS.includes(key)) return value === self.id ? SELF : OTHER;
    // On a sheet, who corrected it: a name without an id.
    if (key === 'by' && typeof value === 'string')
      return value === `${self.first_name} ${self.name}` ? value : COLLEAGUE;
    if (typeof value === 'string') return names ? value.replace(names, COLLEAGUE) : value;
    if (Array.isArray(value)) return value.map((item) => told('', item));
    if (typeof value === 'object' && value !== null) return inside(value);
    return value;
  };
  const inside = (content: object) =>
    Object.fromEntries(Object.entries(content).map(([key, value]) => [key, told(key, value)]));
  return inside(row);
}

/** Both names, then each alone; a name that the person has, too, stays. */
function namesOf(others: readonly Named[], self: Named): RegExp | null {
  const own = [self.first_name, self.name].map((name) => name.toLowerCase());
  const alone = others
    .flatMap(({ first_name, name }) => [first_name, name])
    .filter((name) => name.length > 1 && !own.includes(name.toLowerCase()));
  const both = others.flatMap(({ first_name, name }) => [`${first_name} ${name}`, `${name}, ${first_name}`]);
  const words = [...both, ...alone].map(escaped);
  return words.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})s?(?![\\p{L}\\p{N}])`, 'giu');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
