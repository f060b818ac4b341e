import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account, App } from './app.ts';
import { startOn } from './make-demo.ts';
import { copyDemo } from './start-demo.ts';

const product = join(import.meta.dirname, '../..');

export interface Deployed {
  url: string;
  accounts: Account[];
  /** The live folder, with its own registry. */
  folder: string;
  /** Replaces the shell by another release; returns the name of its application's file. */
  release(): string;
  stop(): Promise<void>;
}

/** The built product in its own folder, served by the program, so that a release can be deployed there. */
export async function deploy(): Promise<Deployed> {
  const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-release-'));
  const dist = join(folder, 'shell/dist');
  cpSync(join(product, 'shell/dist'), dist, { recursive: true });
  symlinkSync(join(product, 'remotes'), join(folder, 'remotes'));
  cpSync(join(product, 'registry.json'), join(folder, 'registry.json'));
  const app = await serveFolder(folder);
  return {
    ...app,
    folder,
    release: () => changeRelease(dist),
    stop: () => app.stop().finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** Serves the shell and the remotes of that folder, with a demo of its own. */
export async function serveFolder(served: string): Promise<App> {
  const demo = await copyDemo();
  const app = await startOn(demo.env, { served });
  return { ...app, stop: () => app.stop().finally(demo.drop) };
}

/** The result of a build with one changed line: a new file name, pages that include it, another service worker. */
function changeRelease(dist: string): string {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const [before = ''] = /app\.[0-9a-f]{10}\.js/.exec(read('index.html')) ?? [];
  const code = `${read(`assets/${before}`)}\n// another release`;
  const after = `app.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(dist, 'assets', after), code);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const page of files.filter((file) => file.endsWith('.html')))
    writeFileSync(join(dist, page), read(page).replaceAll(before, after));
  const release = createHash('sha256').update(read('index.html')).digest('hex').slice(0, 16);
  writeFileSync(join(dist, 'sw.js'), read('sw.js').replace(/"[0-9a-f]{16}"/g, `"${release}"`));
  for (const packed of files.filter((file) => /(html|sw\.js)\.(br|gz)$/.test(file)))
    rmSync(join(dist, packed));
  return after;
}
