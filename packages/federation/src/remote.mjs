import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base.mjs';
import { remoteDir } from './paths.mjs';
import { consumed } from './shared.mjs';

/** A remote exposes one thing, `./module`, and brings nothing that the host already has. */
export function remoteConfig(name, { mode = 'production', outDir = join(remoteDir(name), 'dist') } = {}) {
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: { './module': join(remoteDir(name), 'src/module.tsx') },
    shared: consumed(mode),
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  return {
    ...baseConfig({
      name,
      mode,
      outDir,
      publicPath: 'auto',
      plugins: [federation],
    }),
    entry: {},
  };
}
