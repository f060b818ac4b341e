import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Every federated bundle would include its own react-refresh runtime, and one that loads after the host's
 * react-dom never sees its renderer: the update arrives and nothing renders. So all bundles use one
 * runtime, stored on the window (nrwl/nx 36393, module-federation/core 4686).
 */
const oneRefreshRuntime = {
  apply(compiler) {
    // The first matching alias wins, so ours comes before the plugin's own.
    compiler.options.resolve.alias = {
      'react-refresh/runtime$': join(here, 'one-refresh-runtime.cjs'),
      ...compiler.options.resolve.alias,
    };
  },
};

const listens = (name) => ({
  apply(compiler) {
    const entry = `${join(here, 'client.mjs')}?${name}`;
    new compiler.rspack.EntryPlugin(compiler.context, entry, { name: undefined }).apply(compiler);
  },
});

export function hotPlugins(name) {
  return [
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, /packages[\\/]federation/] }),
    oneRefreshRuntime,
    listens(name),
  ];
}
