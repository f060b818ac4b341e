import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commandOf, settings, stages } from './image.mjs';
import { root } from './paths.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('[OPS-01] the Containerfile', () => {
  it('has two stages on one image of the Node that the project uses', () => {
    const [build, run, ...others] = stages();
    expect(others).toEqual([]);
    const [major] = JSON.parse(read('package.json')).dependencies.node.split('.');
    expect([build.image, run.image]).toEqual(Array(2).fill(`docker.io/library/node:${major}-slim`));
    expect(run.steps.filter(([instruction]) => instruction === 'RUN')).toEqual([]);
  });

  it('takes along what the server reads, and nothing that is not there', () => {
    const [, copied] = stages()[0].steps.at(-1)[1].split('--parents ');
    const paths = copied.replace(/ \/app$/, '').split(/\s+/);
    const made = (path) => /(^|\/)(dist|node_modules)$/.test(path);
    for (const path of paths.filter((one) => !made(one)))
      expect(globSync(path, { cwd: root }), path).toHaveLength(1);
    expect(paths.filter(made).sort()).toEqual([
      'backend/dist',
      'node_modules',
      'remotes/*/dist',
      'shell/dist',
    ]);
    // What the server reads beside its code: it names them from the place of its own files.
    const sources = globSync('backend/src/**/*.ts', { cwd: root }).filter((file) => !/[.]test[.]/.test(file));
    const needed = sources.flatMap((file) =>
      [...read(file).matchAll(/import\.meta\.dirname, '(?:\.\.\/)+(\w[\w.]*)(?:\/|')/g)].map(
        ([, name]) => name,
      ),
    );
    const outside = needed.filter(
      (name) => existsSync(join(root, name)) || existsSync(join(root, 'backend', name)),
    );
    expect(new Set(outside).size).toBeGreaterThan(3);
    for (const name of outside)
      expect(
        paths.some((path) => `${path}/`.startsWith(`${name}/`) || path === `backend/${name}`),
        name,
      ).toBe(true);
  });

  it('runs the server as nobody special, as the service does', () => {
    const { USER, CMD, ENV } = settings();
    expect(USER).toBe('1000:1000');
    expect(ENV).toBe('NODE_ENV=production HOST=0.0.0.0 PORT=3000');
    const service = /^ExecStart=\S+\/node (.+)$/m.exec(read('docs/operations.md'))[1];
    expect(commandOf(CMD).slice(1).join(' ')).toBe(service);
  });

  it.each([
    ['answers', 200, 0],
    ['is ill', 503, 1],
    ['is gone', null, 1],
  ])('its health check says so when the process %s', async (_, status, expected) => {
    const asked = [];
    const server = createServer(({ url }, answer) => {
      asked.push(url);
      answer.writeHead(status ?? 500).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    if (status === null) await new Promise((closed) => server.close(closed));
    const [, ...args] = commandOf(settings().HEALTHCHECK);
    const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    server.close();
    expect([code, asked]).toEqual([expected, status === null ? [] : ['/api/live']]);
  });

  it('sends neither data nor secrets nor what is built here to the builder', () => {
    const ignored = read('.containerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data', '.env']));
  });
});

describe('[OPS-01] compose.yaml', () => {
  const { services } = parse(read('compose.yaml'));
  const { stundenbuch, postgres } = services;

  it('runs the image on a read-only file system with no rights and no mounts, on loopback', () => {
    expect(stundenbuch).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      ports: ['127.0.0.1:3000:3000'],
    });
    expect(stundenbuch.volumes).toBeUndefined();
  });

  it('sets what the server knows, and starts without no secret', () => {
    const known = read('backend/src/platform/config.ts');
    const names = Object.keys(stundenbuch.environment);
    expect(names.filter((name) => !new RegExp(`^  ${name}:`, 'm').test(known))).toEqual([]);
    for (const name of ['JWT_SECRET', 'SECRETS_KEY'])
      expect(stundenbuch.environment[name]).toBe(`\${${name}:?}`);
    expect(stundenbuch.environment.DATABASE_URL).toContain(`\${POSTGRES_PASSWORD:?}@postgres:5432/`);
  });

  it('waits for PostgreSQL, keeps its data in a volume, and gives both time to end', () => {
    expect(stundenbuch.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(postgres.volumes).toEqual(['postgres:/var/lib/postgresql']);
    expect(postgres.ports).toBeUndefined();
    expect(Number.parseInt(stundenbuch.stop_grace_period, 10)).toBeGreaterThan(10);
  });
});
