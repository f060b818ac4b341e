import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The Containerfile's stages: `[{ image, steps: [[instruction, rest]] }]`, with its arguments filled in. */
export function stages(text = readFileSync(join(root, 'Containerfile'), 'utf8')) {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim());
  const [given, found] = [{}, []];
  for (const line of lines) {
    const [, instruction, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (!instruction) throw new Error(`The Containerfile has a line that is none: ${line}`);
    if (instruction === 'ARG') given[rest.split('=')[0]] = rest.split('=')[1];
    else if (instruction === 'FROM') {
      const image = rest.split(' ')[0].replaceAll(/\$\{(\w+)\}/g, (_, name) => given[name]);
      found.push({ image, steps: [] });
    } else found.at(-1).steps.push([instruction, rest]);
  }
  return found;
}

/** What the last stage says, by instruction; the last one counts. */
export const settings = () => Object.fromEntries(stages().at(-1).steps);

/** The command of `CMD` or `HEALTHCHECK CMD`, written as a list. */
export const commandOf = (rest) => JSON.parse(rest.slice(rest.indexOf('[')));
