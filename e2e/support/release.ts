import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, type App, TODAY } from './app.ts';
import { copyDemo } from './start-demo.ts';

const product = join(import.meta.dirname, '../..');
const serve = join(import.meta.dirname, 'serve-folder.mjs');

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
async function serveFolder(folder: string): Promise<App> {
  const demo = await copyDemo();
  const own = { PORT: '0', FIXED_TODAY: TODAY, LOG_LEVEL: 'error', ...demo.env };
  const program = spawn(process.execPath, [serve, folder], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => program.on('exit', resolve));
  return {
    ...(await startOf(program)),
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await demo.drop();
    },
  };
}

function startOf(program: ChildProcess): Promise<Pick<Deployed, 'url' | 'accounts'>> {
  return new Promise((resolve, reject) => {
    program.on('message', (said) => resolve(said as Pick<Deployed, 'url' | 'accounts'>));
    program.on('exit', (code) => reject(new Error(`The program ended with ${code}.`)));
  });
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
