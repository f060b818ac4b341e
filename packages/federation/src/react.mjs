import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const kept = (file) => join(import.meta.dirname, 'kept', file);
export const versionOf = (name) => require(`${name}/package.json`).version;

/** For `externals`: React as the file of `reactConfig` keeps it on the window. */
const externals = {
  react: 'var sbReact.react',
  'react/jsx-runtime': 'var sbReact.jsxRuntime',
  'react-dom': 'var sbReact.reactDom',
  'react-dom/client': 'var sbReact.reactDomClient',
};

// An external is never shared, so what the host shares is a module that hands on what is kept.
const shared = {
  react: { import: kept('react.cjs'), version: versionOf('react') },
  'react/jsx-runtime': { import: kept('jsx-runtime.cjs'), version: versionOf('react') },
  'react-dom': { import: kept('react-dom.cjs'), version: versionOf('react-dom') },
};

// Watch mode bundles React as usual, for the sake of its hot updates.
export const keptReact = (mode) => (mode === 'production' ? externals : {});
export const sharedReact = (mode) => (mode === 'production' ? shared : {});

/** For the host: the one that it uses and does not share. */
export function keptClient(mode) {
  const { 'react-dom/client': client } = keptReact(mode);
  return client ? { 'react-dom/client': client } : {};
}
