import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** Controls of the public pages are called like the kit's: they are the same thing without antd. */
const TWICE = [
  'Button',
  'CheckboxField',
  'FormMessage',
  'PasswordField',
  'TextArea',
  'TextField',
  'TextFieldProps',
];

const EXPORTED = /^export (?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

it.each([
  ['packages/domain/src', []],
  ['backend/src', ['demo']],
  ['packages/web/src', []],
])('an exported name of %s means one thing', (folder, without) => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).filter(
    (file) => !/[.](test|fixture)[.]/.test(file) && !without.some((part) => file.startsWith(`${part}/`)),
  );
  expect(files.length).toBeGreaterThan(100);
  const where = new Map();
  for (const file of files)
    for (const [, name] of readFileSync(join(root, folder, file), 'utf8').matchAll(EXPORTED))
      where.set(name, (where.get(name) ?? new Set()).add(file));
  const twice = [...where].filter(([name, found]) => found.size > 1 && !TWICE.includes(name));
  expect(twice.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});
