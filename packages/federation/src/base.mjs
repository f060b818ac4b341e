import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ANTD_CSS } from './antd.mjs';
import { hotPlugins } from './hot/plugins.mjs';
import { root } from './paths.mjs';
import { runtimeAsModules } from './runtime.mjs';

const targets = 'chrome >= 123, edge >= 123, firefox >= 128, safari >= 17.5';

// antd's inputs ask for its context alone; without this declaration, which the package lacks, the whole form comes along.
const ANTD_FORM = /[\\/]@rc-component[\\/]form[\\/]/;

const swc = (mode) => ({
  loader: 'builtin:swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: mode !== 'production', refresh: mode !== 'production' },
      },
    },
  },
});

/** Shared by all bundles. Nothing evaluates strings: the policy is script-src 'self'. */
export function baseConfig({ name, mode, outDir, publicPath, plugins = [] }) {
  const production = mode === 'production';
  const stem = production ? '[name].[contenthash:10]' : '[name]';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2023'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outDir,
      publicPath,
      uniqueName: name,
      filename: `assets/${stem}.js`,
      chunkFilename: `assets/${production ? '[id].[contenthash:10]' : '[id]'}.js`,
      cssFilename: `assets/${stem}.css`,
      cssChunkFilename: `assets/${production ? '[id].[contenthash:10]' : '[id]'}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      trustedTypes: false,
    },
    resolve: { extensions: ['.js', '.mjs', '.json'], alias: runtimeAsModules },
    module: {
      rules: [
        { test: /\.tsx?$/, use: [swc(mode)], type: 'javascript/auto' },
        { test: /\.css$/, type: 'css/auto' },
        { test: ANTD_CSS, use: [join(import.meta.dirname, 'antd-loader.mjs')] },
        { test: ANTD_FORM, sideEffects: false },
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...plugins,
      ...(production ? [] : hotPlugins(name)),
    ],
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Without targets :is() is emitted three times, and :-webkit-any() raises the specificity.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
