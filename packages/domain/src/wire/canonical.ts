/** Values that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The canonical text of a value for hashing: keys in the order of their UTF-16 code units at every depth, numbers as
 * JavaScript writes them, no spaces (SET-16). PostgreSQL's jsonb orders keys by length and writes 8.00, so it is no substitute.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value as { readonly [key: string]: Json })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
