import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');

/** The release of the program, which package.json alone names. */
export const { version: RELEASE } = JSON.parse(manifest) as { version: string };
