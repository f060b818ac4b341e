/** A file of sums: '<hex>  <name>' a line, as `sha256sum` writes and reads it. */
export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`;

/** A name is all up to the line break: '.' would end at separators that are letters of a name. */
export function readSums(text: string): Map<string, string> {
  const sums = new Map<string, string>();
  for (const line of linesOf(text)) {
    const [, sum = '', name] = /^([0-9a-f]*) {2}(.+)$/s.exec(line) ?? [];
    if (name !== undefined) sums.set(composed(name), sum);
  }
  return sums;
}

/** Systems write umlauts in two ways. */
const composed = (name: string): string => name.normalize('NFC');

/** Of each line the first digits of its hash are enough to find the one that differs. */
export const LINE_DIGITS = 8;

/** The lines of a text; what ends with a line break has no empty line behind it. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The number of the first line that is not as it was; null where all are. */
export function firstOther(text: string, sums: string, hashOf: (line: string) => string): number | null {
  const lines = linesOf(text);
  const known = Math.floor(sums.length / LINE_DIGITS);
  for (let i = 0; i < Math.max(lines.length, known); i++) {
    const sum = sums.slice(i * LINE_DIGITS, (i + 1) * LINE_DIGITS);
    const line = lines[i];
    if (line === undefined || hashOf(line).slice(0, LINE_DIGITS) !== sum) return i + 1;
  }
  return null;
}
