import { type AccessRow, allows, type Who } from './access.ts';
import { FLAGS, type Flag } from './flags.ts';

const PEOPLE = {
  e: { role: 'employee', globalAdmin: false },
  a: { role: 'admin', globalAdmin: false },
  r: { role: 'reader', globalAdmin: false },
  g: { role: 'employee', globalAdmin: true },
} as const satisfies Record<string, Omit<Who, 'flags'>>;

const letters = (row: AccessRow, company: Pick<Who, 'flags' | 'features'>): string =>
  Object.entries(PEOPLE)
    .map(([letter, person]) => (allows(row, { ...person, ...company }) ? letter : '-'))
    .join('');

/**
 * Whom a row lets in, and what their company needs to have: '-ar- with timebooking overtime' are its admins and readers,
 * where both are on. Employee, admin, reader, an employee who is a global admin.
 */
export function lets(row: AccessRow, features: readonly string[]): string {
  const named = new Set((row.anyOf ?? []).flatMap((one) => [...(one.flags ?? []), ...(one.features ?? [])]));
  // Nothing else can matter to the row.
  const names = [...FLAGS, ...features].filter((name) => named.has(name));
  const found: { company: readonly string[]; who: string }[] = [];
  for (const company of subsetsOf(names)) {
    const flags = company.filter((name): name is Flag => (FLAGS as readonly string[]).includes(name));
    const who = letters(row, { flags, features: company });
    const isNew = !found.some(
      (less) => less.who === who && less.company.every((name) => company.includes(name)),
    );
    if (who !== '----' && isNew) found.push({ company, who });
  }
  return Object.entries(Object.groupBy(found, ({ who }) => who))
    .map(([who, ways = []]) => [who, ways.map(({ company }) => company.join(' ')).join(' or ')])
    .map(([who, ways]) => (ways === '' ? who : `${who} with ${ways}`))
    .join(', ');
}

/** The smaller ones first. */
function subsetsOf(names: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const name of names) all.push(...all.map((set) => [...set, name]));
  return all.toSorted((a, b) => a.length - b.length);
}
