import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';

const here = join(import.meta.dirname, '../..');
const LEFT_OUT =
  /^(node_modules|\.git|\.build\/(next|bench|former|compiled)|data|screenshots|releases|reports|coverage)(\/|$)/;

/** A copy of the program, sources and builds, for a test that modifies them. */
export class Clone {
  readonly root = mkdtempSync(join(tmpdir(), 'stundenbuch-clone-'));

  constructor() {
    // As root, PostgreSQL runs as a different user.
    chmodSync(this.root, 0o711);
    cpSync(here, this.root, {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(relative(here, file)),
    });
    this.link('node_modules');
  }

  /** The same packages, except that workspaces are the copy's own. */
  private link(folder: string): void {
    mkdirSync(join(this.root, folder));
    for (const entry of readdirSync(join(here, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name === '@stundenbuch') this.link(path);
      else if (folder === 'node_modules') symlinkSync(join(here, path), join(this.root, path));
      else symlinkSync(readlinkSync(join(here, path)), join(this.root, path));
    }
  }

  path(file: string): string {
    return join(this.root, file);
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  change(file: string, from: string, to: string): void {
    const text = readFileSync(this.path(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    this.write(file, text.replaceAll(from, to));
  }

  /** Changes a module's line while the program runs, like an operator. */
  register(name: string, changes: { address?: string; version?: string }): void {
    const { modules } = JSON.parse(readFileSync(this.path('registry.json'), 'utf8')) as {
      modules: { name: string }[];
    };
    const isNew = !modules.some((line) => line.name === name);
    if (isNew) modules.push({ name });
    const lines = modules.map((line) => JSON.stringify(line.name === name ? { ...line, ...changes } : line));
    this.write('registry.json', `{ "modules": [\n  ${lines.join(',\n  ')}\n] }\n`);
  }

  /** Marks the builds of these parts as up to date. */
  takeAsBuilt(parts: readonly string[]): void {
    const code = `import { hash, stamp } from './scripts/stale.mjs';
      for (const name of ${JSON.stringify(parts)}) stamp(name, hash(name));`;
    this.run(process.execPath, '--input-type=module', '--eval', code);
  }

  /** Builds a remote on its own, like its team. */
  build(remote: string): void {
    this.run('npm', 'run', 'build', '-w', `remotes/${remote}`);
  }

  /** Builds what npm start would build. */
  buildStale(): void {
    this.run(process.execPath, 'scripts/build.mjs');
  }

  private run(program: string, ...args: string[]): void {
    const done = spawnSync(program, args, { cwd: this.root, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${done.stdout}\n${done.stderr}`);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A static host: files of a folder, and the one header that lets another origin load them. */
export async function staticHost(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    try {
      const content = readFileSync(join(folder, pathname));
      const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
    } catch {
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
