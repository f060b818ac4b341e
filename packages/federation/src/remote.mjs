import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base.mjs';
import { remoteDir } from './paths.mjs';
import { nextDirOf, Release } from './release.mjs';
import { RemoteFiles } from './remote-files.mjs';
import { consumed } from './shared.mjs';

/**
 * The whole `rspack.config.mjs` of a remote. `rspack build` writes `dist` ready to be served; `rspack dev` serves the
 * remote in front of a running Stundenbuch; `hot` is for `npm run dev` of the whole program.
 */
export function remoteConfig(name) {
  return ({ RSPACK_SERVE: isServing = false, hot = false } = {}) => {
    const mode = hot ? 'development' : 'production';
    const isRelease = !isServing && !hot;
    const outDir = isRelease ? nextDirOf(name) : join(remoteDir(name), 'dist');
    const plugins = [
      federation(name, mode),
      new RemoteFiles(name),
      ...(isRelease ? [new Release(name)] : []),
    ];
    const base = baseConfig({ name, mode, outDir, publicPath: 'auto', plugins });
    return { ...base, entry: {}, ...(isServing && servedInFront(name, base)) };
  };
}

/** A remote exposes one thing, `./module`, and bundles nothing that the host already has. */
function federation(name, mode) {
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: { './module': join(remoteDir(name), 'src/module.tsx') },
    shared: consumed(mode),
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
}

/** Everything except the remote's own files is proxied to the program, whose React is the production build: pages reload. */
function servedInFront(name, { optimization }) {
  const own = `/remotes/${name}/`;
  return {
    devtool: 'cheap-module-source-map',
    lazyCompilation: false,
    optimization: { ...optimization, minimize: false },
    devServer: {
      port: Number(process.env.PORT || 3100),
      hot: false,
      liveReload: true,
      static: false,
      devMiddleware: { publicPath: own },
      proxy: [
        {
          context: (path) => !path.startsWith(own),
          target: process.env.STUNDENBUCH_URL || 'http://127.0.0.1:3000',
        },
      ],
    },
  };
}
