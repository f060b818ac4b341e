import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf, settings, stages } from './image.mjs';
import { root } from './paths.mjs';

const BUILDAH = '/usr/bin/buildah';
const IMAGE = 'localhost/stundenbuch-test';
const STAND_IN = 'localhost/stundenbuch-test-node';
const PORT = '4699';
const MINUTES = 60_000;

/** Images and containers of this test alone, without a daemon and without a kernel that nests containers. */
const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-image-'));
const store = ['--storage-driver', 'vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')];

function buildah(args) {
  const done = spawnSync(BUILDAH, [...store, ...args], { encoding: 'utf8', maxBuffer: 1e8 });
  if (done.status !== 0) throw new Error(`buildah ${args[0]}: ${done.stdout}${done.stderr}`.slice(-4_000));
  return done.stdout.trim();
}

/** The image that the Containerfile names; where no registry can be reached, one of this machine's own programs. */
function base() {
  const [{ image }] = stages();
  const pulled = spawnSync(BUILDAH, [...store, 'pull', image], { encoding: 'utf8', timeout: 5 * MINUTES });
  if (pulled.status === 0) return image;
  console.log(
    `${image} ist nicht zu holen (${pulled.stderr.trim().split('\n').at(-1)}): gebaut wird auf Programmen dieses Rechners. ` +
      'Was das Image von Node selbst mitbringt und wie groß es ist, bleibt ungeprüft.',
  );
  makeStandIn();
  return STAND_IN;
}

const PROGRAMS =
  'bash sh cp mkdir ls cat env id touch rm ln mv chmod uname sed tr dirname basename readlink sleep'.split(
    ' ',
  );

/** What packages with parts in machine code are linked with. */
const OTHERS = ['rt.so.1', 'pthread.so.0', 'dl.so.2', 'util.so.1', 'gcc_s.so.1'].map(
  (name) => `/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/lib${name}`,
);

/** Node and npm of this project and of this machine, a shell, and what they are linked with. */
function makeStandIn() {
  const system = join(folder, 'system');
  const bin = join(system, 'usr/bin');
  mkdirSync(bin, { recursive: true });
  const paths = PROGRAMS.map((name) => execFileSync('which', [name], { encoding: 'utf8' }).trim());
  for (const path of [join(root, 'node_modules/node/bin/node'), ...paths]) {
    copyFileSync(path, join(bin, basename(path)));
    const linked = [
      ...(spawnSync('/usr/bin/ldd', [path], { encoding: 'utf8' }).stdout.match(/\/\S+/g) ?? []),
      ...OTHERS,
    ];
    for (const library of linked.filter((one) => existsSync(one) && one !== path)) {
      mkdirSync(dirname(join(system, library)), { recursive: true });
      copyFileSync(library, join(system, library));
    }
  }
  symlinkSync('usr/bin', join(system, 'bin'));
  const npm = dirname(dirname(realpathSync('/usr/bin/npm')));
  cpSync(npm, join(system, 'usr/lib/node_modules/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(system, 'etc/ssl/certs/ca-certificates.crt'));
  mkdirSync(join(system, 'tmp'), { mode: 0o1777 });
  mkdirSync(join(system, 'root'));
  writeFileSync(join(system, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n');
  writeFileSync(join(system, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  const certificates = 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n';
  writeFileSync(join(folder, 'Stand-in'), `FROM scratch\nCOPY system /\n${certificates}`);
  buildah(['build', '--isolation', 'chroot', '-t', STAND_IN, '-f', join(folder, 'Stand-in'), folder]);
}

describe.skipIf(!existsSync(BUILDAH))('[OPS-01] the image, built by buildah', () => {
  let image;
  let container;
  beforeAll(() => {
    image = base();
    const args = [
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--build-arg',
      `NODE_IMAGE=${image}`,
      '-t',
      IMAGE,
    ];
    buildah(['build', ...args, '-f', join(root, 'Containerfile'), root]);
    container = buildah(['from', IMAGE]);
  }, 25 * MINUTES);
  afterAll(() => {
    buildah(['rm', '--all']);
    rmSync(folder, { recursive: true, force: true });
  });

  const inside = (env, command) => [
    ...[...store, 'run', '--isolation', 'chroot'],
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...[container, '--', ...command],
  ];
  const run = (...command) => spawnSync(BUILDAH, inside({}, command), { encoding: 'utf8' });

  it('has user, command and health check, and no sources of ours but those that run', () => {
    const { Docker } = JSON.parse(buildah(['inspect', '--type', 'image', IMAGE]));
    const { config } = Docker;
    expect(config.User).toBe('1000:1000');
    expect(config.Cmd).toEqual(commandOf(settings().CMD));
    expect(config.Healthcheck.Test).toEqual(['CMD', ...commandOf(settings().HEALTHCHECK)]);
    expect(run('ls').stdout.trim().split('\n')).toEqual([
      'backend',
      'node_modules',
      'package.json',
      'packages',
      'registry.json',
      'remotes',
      'shell',
    ]);
    expect(run('ls', 'backend').stdout.trim().split('\n')).toEqual([
      'dist',
      'fonts',
      'inspection',
      'lists',
      'migrations',
      'package.json',
      'schema',
    ]);
    const [{ size }] = JSON.parse(buildah(['images', '--json', IMAGE]));
    console.log(`Größe des Images: ${size}, auf ${image}`);
  });

  it('is nobody special inside, and can write nothing', () => {
    expect(run('id', '-u').stdout.trim()).toBe('1000');
    for (const path of ['x', 'backend/dist/main.js', 'node_modules/x', '/etc/x'])
      expect(run('touch', path).status, path).toBe(1);
  });

  it(
    'starts on an empty database, answers, finds itself healthy, and ends when told',
    async () => {
      const server = new URL(process.env.TEST_DATABASE_URL);
      const owner = new pg.Client({ connectionString: server.toString() });
      await owner.connect();
      const name = `image_${process.pid}`;
      await owner.query(`create database ${name}`);
      server.pathname = `/${name}`;
      const set = { DATABASE_URL: server.toString(), JWT_SECRET: 'x'.repeat(40), PORT, LOG_LEVEL: 'error' };
      const child = spawn(BUILDAH, inside(set, commandOf(settings().CMD)));
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => {
          output += part;
        });
      try {
        await expect.poll(() => output, { timeout: 2 * MINUTES }).toContain('Stundenbuch läuft');
        expect((await fetch(`http://127.0.0.1:${PORT}/api/ready`)).status).toBe(200);
        expect((await fetch(`http://127.0.0.1:${PORT}/login`)).status).toBe(200);
        const healthy = spawnSync(BUILDAH, inside({ PORT }, commandOf(settings().HEALTHCHECK)));
        expect(healthy.status).toBe(0);
      } finally {
        child.kill('SIGTERM');
        await expect.poll(() => child.exitCode ?? child.signalCode, { timeout: MINUTES }).not.toBeNull();
        await owner.query(`drop database ${name} with (force)`);
        await owner.end();
      }
    },
    5 * MINUTES,
  );
});
