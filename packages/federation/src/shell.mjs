import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { shellDir } from './paths.mjs';
import { clientOnWindow, reactOnWindow } from './react.mjs';
import { provided } from './shared.mjs';

// In one file: a worker may not load anything else, its policy comes with its script (default-src 'none').
const WORKER = 'export-worker';

const dist = join(shellDir, 'dist');
const source = (file) => join(shellDir, 'src', file);

/** The host: everything behind the login. Remotes are registered at run time, so none is named here. */
export function shellConfig({ mode = 'production', outDir = dist } = {}) {
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    shared: provided(mode),
    manifest: false,
    dts: false,
    dev: false,
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  const base = baseConfig({ name: 'shell', mode, outDir, publicPath: '/', plugins: [federation] });
  return {
    ...base,
    externals: clientOnWindow(mode),
    entry: { app: source('app/main.tsx') },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== WORKER,
        // Libraries beside the code that uses them: only then is what it does not use left out.
        cacheGroups: { defaultVendors: false },
      },
    },
  };
}

/** React once for both bundles: a visitor who logs in already has it. */
export function reactConfig({ mode = 'production', outDir = dist } = {}) {
  return {
    ...baseConfig({ name: 'react', mode, outDir, publicPath: '/' }),
    entry: { react: source('react.ts') },
  };
}

/** The public pages and the choice between the two bundles: no federation, no store, no calendar. */
export function publicConfig({ mode = 'production', outDir = dist } = {}) {
  return {
    ...baseConfig({ name: 'public', mode, outDir, publicPath: '/' }),
    externals: reactOnWindow(mode),
    entry: { public: source('public/main.tsx'), boot: source('boot.ts') },
  };
}

/** For Node, at build time: renders the public pages to HTML, without style sheets. */
export function drawConfig({ mode, outDir }) {
  const base = baseConfig({ name: 'draw', mode: 'production', outDir, publicPath: '/' });
  return {
    ...base,
    plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) })],
    target: ['node24', 'es2023'],
    entry: { draw: source('public/draw.tsx') },
    output: { ...base.output, filename: '[name].mjs', module: true, library: { type: 'module' } },
    module: {
      rules: [
        ...base.module.rules.filter(({ type }) => type === 'javascript/auto'),
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    optimization: { ...base.optimization, minimize: false },
  };
}

/** The service worker: one file, whose name never changes because browsers check it for updates. */
export function workerConfig({ mode = 'production', outDir = dist, release }) {
  const plugins = [new rspack.DefinePlugin({ RELEASE: JSON.stringify(release) })];
  const base = baseConfig({ name: 'service-worker', mode, outDir, publicPath: '/', plugins });
  return {
    ...base,
    target: ['webworker', 'es2023'],
    entry: { sw: source('service-worker.ts') },
    output: { ...base.output, filename: '[name].js' },
  };
}
