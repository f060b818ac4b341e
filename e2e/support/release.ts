import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const product = join(import.meta.dirname, '../..');
const serve = join(import.meta.dirname, 'serve-folder.mjs');

export interface Deployed {
  url: string;
  /** Puts another release of the shell in the place of this one; answers the name of its application's file. */
  release(): string;
  stop(): Promise<void>;
}

/** The built product in a folder of its own, served by the program itself, so that a release can be put there. */
export async function deploy(dataDir: string): Promise<Deployed> {
  const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-release-'));
  const dist = join(folder, 'shell/dist');
  cpSync(join(product, 'shell/dist'), dist, { recursive: true });
  for (const name of ['remotes', 'registry.json']) symlinkSync(join(product, name), join(folder, name));
  const env = { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const program = spawn(process.execPath, [serve, folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    url: await urlFrom(program),
    release: () => changeRelease(dist),
    async stop() {
      const ended = new Promise((resolve) => program.on('exit', resolve));
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function urlFrom(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.on('message', (url) => resolve(String(url)));
    program.on('exit', (code) => reject(new Error(`The program ended with ${code}.`)));
  });
}

/** What a build with one changed line leaves: a new name for the file, pages that name it, another service worker. */
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
