// 'TIME-04', of later parts also 'VEC-A4' and 'PAY-03c'.
const id = '[A-Z]{2,5}-[A-Z]{0,2}\\d{1,3}[a-z]?\\b';
const ID = new RegExp(id, 'g');
const ROW = new RegExp(`^\\| (${id}) \\|`, 'gm');
const STRING = new RegExp(
  `(\\.(?:skip|todo)\\(\\s*)?(['"\`])(\\[${id}[\\],](?:\\\\.|(?!\\2)[^\\\\])*)\\2`,
  'g',
);
const FIRST_CELL = new RegExp(`\\[\\s*(['"])(${id}(?:\\] \\[${id})*)\\1,`, 'g');

/** The ids of the catalogue's table rows, in its order. */
export function requirementIds(catalogue) {
  return [...catalogue.matchAll(ROW)].map(([, id]) => id);
}

/** Strings of a test file that begin with ids, as in `'[BOOK-08] refuses …'`; skipped and planned tests do not count. */
export function titlesIn(source) {
  const spelt = [...source.matchAll(STRING)].filter(([, skipped]) => !skipped).map(([, , , title]) => title);
  return [...spelt, ...rowTitles(source)];
}

/** Rows of a table whose first cell fills the brackets in the title: `['BOOK-10', …]` under `'[%s] refuses …'`. */
function rowTitles(source) {
  if (!/^\s*\]\s*(?:as const)?\)\(\s*['"`]\[%s\]/m.test(source)) return [];
  return [...source.matchAll(FIRST_CELL)].map(([, , ids]) => `[${ids}]`);
}

/** `[TIME-04, TIME-05] [API-20] …`: ids in brackets at the beginning. */
export function idsIn(title) {
  const [brackets] = /^(\[[^\]]*\]\s*)*/.exec(title);
  return brackets.match(ID) ?? [];
}

/** `TIME-01..TIME-03,API-05` as single ids. */
export function expandIds(text) {
  return text.split(',').flatMap((part) => {
    const range = /^([A-Z]+)-(\d+)\.\.(?:[A-Z]+-)?(\d+)$/.exec(part.trim());
    if (!range) return [part.trim()];
    const [, area, first, last] = range;
    const digits = first.length;
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      return `${area}-${String(Number(first) + index).padStart(digits, '0')}`;
    });
  });
}
