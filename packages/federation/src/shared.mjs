import { join } from 'node:path';
import { root, shellDir } from './paths.mjs';
import { sharedReact, versionOf } from './react.mjs';

// What exists exactly once in the browser. The host provides it, remotes only consume it (`import: false`).
// `shared` matches the request string: import these by exactly these names, never through an alias.
const EAGER = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@stundenbuch/web/api',
  '@stundenbuch/web/session',
  '@stundenbuch/web/clock',
  '@stundenbuch/web/keys',
  '@stundenbuch/web/module',
  '@stundenbuch/web/alerts',
  '@stundenbuch/web/form',
  '@stundenbuch/web/format',
  '@stundenbuch/web/print',
  '@stundenbuch/web/theme',
  '@stundenbuch/web/kit',
];

const LAZY = [
  '@stundenbuch/web/data',
  '@stundenbuch/web/export',
  '@stundenbuch/web/segmented',
  '@stundenbuch/web/steps',
  '@stundenbuch/web/table-file',
  '@stundenbuch/web/chart',
];

// Named by their files, because the host itself hardly imports them and would omit them.
const fileOf = (name) => join(root, 'packages/web/src', name.replace('@stundenbuch/web/', ''), 'index.ts');

const router = { import: join(shellDir, 'src/router.ts'), version: versionOf('react-router-dom') };

const DEV_ONLY = ['react/jsx-dev-runtime'];

const once = { singleton: true, requiredVersion: false };

export function provided(mode) {
  const eager = mode === 'production' ? EAGER : [...EAGER, ...DEV_ONLY];
  const narrowed = { ...sharedReact(mode), 'react-router-dom': router };
  return {
    ...Object.fromEntries(eager.map((name) => [name, { ...once, eager: true, ...narrowed[name] }])),
    ...Object.fromEntries(LAZY.map((name) => [fileOf(name), { ...once, shareKey: name, version: '1.0.0' }])),
  };
}

/** The same without the extras of watch mode. */
export const sharedNames = () => Object.keys(consumed('production'));

export function consumed(mode) {
  const names = mode === 'production' ? [...EAGER, ...LAZY] : [...EAGER, ...LAZY, ...DEV_ONLY];
  return Object.fromEntries(names.map((name) => [name, { ...once, import: false }]));
}
