import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const onWindow = (file) => join(import.meta.dirname, 'on-window', file);
export const versionOf = (name) => require(`${name}/package.json`).version;

/** For `externals`: React, as the file of `reactConfig` puts it on the window. */
const externals = {
  react: 'var sbReact.react',
  'react/jsx-runtime': 'var sbReact.jsxRuntime',
  'react-dom': 'var sbReact.reactDom',
  'react-dom/client': 'var sbReact.reactDomClient',
};

// An external is never shared, so the host shares a module that re-exports it.
const shared = {
  react: { import: onWindow('react.cjs'), version: versionOf('react') },
  'react/jsx-runtime': { import: onWindow('jsx-runtime.cjs'), version: versionOf('react') },
  'react-dom': { import: onWindow('react-dom.cjs'), version: versionOf('react-dom') },
};

// Watch mode bundles React normally, for hot updates.
export const reactOnWindow = (mode) => (mode === 'production' ? externals : {});
export const sharedReact = (mode) => (mode === 'production' ? shared : {});

/** For the host: the one that it uses and does not share. */
export function clientOnWindow(mode) {
  const { 'react-dom/client': client } = reactOnWindow(mode);
  return client ? { 'react-dom/client': client } : {};
}
