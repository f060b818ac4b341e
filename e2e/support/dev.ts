import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const SOURCES = ['package.json', 'package-lock.json', 'scripts', 'packages', 'shell', 'backend'];
const LEFT_OUT = /\/(dist|node_modules)$/;

export interface Development {
  url: string;
  /** Replaces text in a source file, like a developer who saves. */
  edit(file: string, from: string, to: string): void;
  stop(): Promise<number | null>;
}

/** `npm run dev` on a copy with one remote: neither the sources nor the builds of `npm start` change. */
export async function startDevelopment(
  folder: string,
  remote: string,
  env: NodeJS.ProcessEnv,
): Promise<Development> {
  const copy = join(folder, 'copy');
  for (const path of [...SOURCES, `remotes/${remote}`]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  const registry = { modules: [{ name: remote, address: `/remotes/${remote}/` }] };
  writeFileSync(join(copy, 'registry.json'), JSON.stringify(registry));
  linkModules(copy);

  const { DATABASE_URL: _, ...inherited } = process.env;
  const port = await freePort();
  const program = spawn(process.execPath, [join(copy, 'scripts/start.mjs'), '--dev'], {
    cwd: copy,
    env: { ...inherited, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => program.on('exit', done));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const greeting = /\(Entwicklung\): (\S+)/.exec(output);
      if (greeting) resolve(greeting[1] as string);
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.on('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });

  return {
    url,
    edit(file, from, to) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(path, source.replaceAll(from, to));
    },
    stop() {
      program.kill('SIGTERM');
      return ended;
    },
  };
}

/** Links all packages of the project, except its workspaces, which are the copy's own. */
function linkModules(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@stundenbuch'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@stundenbuch') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of ['domain', 'web', 'federation']) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@stundenbuch', name));
  }
}

/** A free port whose successor is free, too: the backend listens there. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await listenOnce(0);
    if (port && port < 65_535 && (await listenOnce(port + 1))) return port;
  }
}

function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}
