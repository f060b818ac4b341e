import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source and licence are at the top of the file. */
const FILE = join(import.meta.dirname, '../../../lists/common-passwords.txt');

let list: ReadonlySet<string> | undefined;

/** Whether it is one of the 10 000 most used, in whatever case. Read when first asked: few companies ask. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  );
  return list.has(password.toLowerCase());
}
