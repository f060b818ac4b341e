import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { compress } from './compress.mjs';
import { appFiles, copyStatic, publicFiles, reactFiles, releaseOf, writeHtml, writePages } from './html.mjs';
import { keepPrevious } from './keep.mjs';
import { allWorkspaces, writeLicences } from './licences.mjs';
import { writeManifest } from './manifest.mjs';
import { dirOf, root } from './paths.mjs';
import { remoteConfig } from './remote.mjs';
import { drawConfig, publicConfig, reactConfig, shellConfig, workerConfig } from './shell.mjs';

export function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) return reject(error ?? closing);
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
        resolve(stats);
      });
    });
  });
}

async function buildShell({ offer, ...options }) {
  const visitors = publicFiles(await run(publicConfig(options)));
  const react = reactFiles(await run(reactConfig(options)));
  const files = { ...visitors, ...react, ...appFiles(await run(shellConfig(options))) };
  writeHtml(options.outDir, files);
  writePages(options.outDir, files, await drawnPages(options));
  copyStatic(options.outDir);
  writeFileSync(join(options.outDir, 'offer.json'), `${JSON.stringify(offer)}\n`);
  writeLicences(options.outDir, allWorkspaces());
  await run(workerConfig({ ...options, release: releaseOf(options.outDir) }));
}

/** The public pages are React components: a bundle for Node draws them, and is thrown away. */
async function drawnPages({ mode, outDir }) {
  const drawDir = `${outDir}.draw`;
  rmSync(drawDir, { recursive: true, force: true });
  await run(drawConfig({ mode, outDir: drawDir }));
  const { drawPages } = await import(pathToFileURL(join(drawDir, 'draw.mjs')).href);
  rmSync(drawDir, { recursive: true });
  return drawPages();
}

async function buildRemote(name, { needs, ...options }) {
  await run(remoteConfig(name, options));
  await writeManifest(name, options.outDir, needs);
  // Its folder is copied to any host, so its notices go with it.
  writeLicences(options.outDir, [`remotes/${name}`]);
}

/** A running server sees the old files or the new ones, never half of them. */
function swap(next, dist) {
  const old = `${next}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds the shell or a remote. `offer` is what this shell shares, `needs` what this remote takes of it: the server
 * compares them.
 */
export async function build(name, { mode = 'production', offer, needs } = {}) {
  const outDir = join(root, '.build/next', name);
  rmSync(outDir, { recursive: true, force: true });
  if (name === 'shell') await buildShell({ mode, outDir, offer });
  else await buildRemote(name, { mode, outDir, needs });
  const dist = join(dirOf(name), 'dist');
  if (mode === 'production') {
    await compress(outDir);
    keepPrevious(outDir, dist);
  }
  swap(outDir, dist);
}
