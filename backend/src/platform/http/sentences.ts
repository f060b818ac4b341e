import type { Sentences } from '@stundenbuch/domain/wire/refusal';
import { exportsOfNouns } from '../nouns.ts';

const tables = (await exportsOfNouns('messages')).filter(([name]) => name.endsWith('Sentences'));

/** Every refusal of the domain, by its code. */
export const sentences: Sentences = Object.assign({}, ...tables.map(([, table]) => table));
