import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { appFiles, copyStatic, publicFiles, reactFiles, releaseOf, writeHtml, writePages } from './html.mjs';
import { allWorkspaces, writeLicences } from './licences.mjs';
import { offer } from './needs.mjs';
import { remoteDir } from './paths.mjs';
import { clearNext, nextDirOf, release } from './release.mjs';
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

async function buildShell() {
  clearNext('shell');
  const options = { mode: 'production', outDir: nextDirOf('shell') };
  const visitors = publicFiles(await run(publicConfig(options)));
  const react = reactFiles(await run(reactConfig(options)));
  const files = { ...visitors, ...react, ...appFiles(await run(shellConfig(options))) };
  writeHtml(options.outDir, files);
  writePages(options.outDir, files, await drawnPages(options));
  copyStatic(options.outDir);
  writeFileSync(join(options.outDir, 'offer.json'), `${JSON.stringify(offer())}\n`);
  writeLicences(options.outDir, allWorkspaces());
  await run(workerConfig({ ...options, release: releaseOf(options.outDir) }));
  await release('shell');
}

/** Prerenders the public pages, which are React components, with a temporary bundle for Node. */
async function drawnPages({ mode, outDir }) {
  const drawDir = `${outDir}.draw`;
  rmSync(drawDir, { recursive: true, force: true });
  await run(drawConfig({ mode, outDir: drawDir }));
  const { drawPages } = await import(pathToFileURL(join(drawDir, 'draw.mjs')).href);
  rmSync(drawDir, { recursive: true });
  return drawPages();
}

/** What `remotes/<name>/rspack.config.mjs` exports. */
export async function configOf(name) {
  const { default: config } = await import(pathToFileURL(join(remoteDir(name), 'rspack.config.mjs')).href);
  return config;
}

/** A remote is built the way its own team builds it. */
export async function build(name) {
  if (name === 'shell') return buildShell();
  const config = await configOf(name);
  await run(config());
}
