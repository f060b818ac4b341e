import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentences } from '@stundenbuch/domain/wire/refusal';

const NOUNS = join(import.meta.dirname, '../../../../packages/domain/src');

/** Every noun with a `messages.ts`: a new one is found without being named anywhere. Those of the wire come first. */
async function discover(): Promise<Sentences> {
  const nouns = readdirSync(NOUNS).filter((noun) => existsSync(join(NOUNS, noun, 'messages.ts')));
  const ordered = ['wire', ...nouns.filter((noun) => noun !== 'wire').sort()];
  let found: Sentences = {};
  for (const noun of ordered) {
    const exported = await import(/* @vite-ignore */ `@stundenbuch/domain/${noun}/messages`);
    for (const [name, table] of Object.entries<Sentences>(exported)) {
      if (name.endsWith('Sentences')) found = { ...found, ...table };
    }
  }
  return found;
}

/** Every refusal of the domain, by its code. */
export const sentences = await discover();
