import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { configOf } from './build.mjs';
import { startDevServer } from './hot/server.mjs';
import { appFiles, copyStatic, publicFiles, writeHtml } from './html.mjs';
import { allWorkspaces, writeLicences } from './licences.mjs';
import { dirOf } from './paths.mjs';
import { publicConfig, shellConfig } from './shell.mjs';

const mode = 'development';
const distOf = (name) => join(dirOf(name), 'dist');

/** Watches one bundle; resolves after the first build, calls `onBuilt` after each. */
function watch(config, onBuilt) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    const watching = compiler.watch({}, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) console.error(stats.toString('errors-only'));
      else onBuilt(stats);
      resolve(() => new Promise((closed) => watching.close(() => compiler.close(closed))));
    });
  });
}

/**
 * Watch mode: builds shell and remotes into their dist folders and serves them with hot module replacement
 * on `port`; every other path is proxied to the backend.
 */
export async function dev({ names, port = 3000, host = '127.0.0.1', backend = 'http://127.0.0.1:3001' }) {
  const remotes = names.filter((name) => name !== 'shell');
  for (const name of ['shell', ...remotes]) rmSync(distOf(name), { recursive: true, force: true });

  const server = await startDevServer({ port, host, backend, remotes });
  const files = {};
  const page = (bundle, filesOf) => (stats) => {
    Object.assign(files, filesOf(stats));
    if (files.boot && files.app) writeHtml(distOf('shell'), files);
    server.built(bundle, stats.hash);
  };
  const stops = [
    await watch(publicConfig({ mode }), page('public', publicFiles)),
    await watch(shellConfig({ mode }), page('shell', appFiles)),
  ];
  copyStatic(distOf('shell'));
  writeLicences(distOf('shell'), allWorkspaces());

  for (const name of remotes) {
    const config = await configOf(name);
    stops.push(await watch(config({ hot: true }), (stats) => server.built(name, stats.hash)));
  }
  return {
    url: server.url,
    async close() {
      for (const stop of stops) await stop();
      await server.close();
    },
  };
}
