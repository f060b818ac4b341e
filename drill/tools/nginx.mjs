import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './packages.mjs';
import { until, within } from './wait.mjs';

/** In the foreground and in its own folder, without touching the machine's nginx. */
export async function startNginx(http, folder) {
  const program = installed('nginx', '/usr/sbin/nginx');
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
    daemon off;
    worker_processes 2;
    ${process.getuid() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    worker_rlimit_nofile 20000;
    events { worker_connections 12000; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      access_log off;
      ${http}
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn(program, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const log = () => readFileSync(`${folder}/error.log`, 'utf8');
  await until(
    () => child.exitCode !== null || existsSync(`${folder}/nginx.pid`),
    () => `nginx does not start:\n${log()}`,
    { seconds: 30 },
  );
  if (child.exitCode !== null) throw new Error(`nginx does not start:\n${log()}`);
  return {
    folder,
    log,
    async stop() {
      child.kill('SIGTERM');
      await within(gone, () => `nginx has not ended:\n${log()}`);
    },
  };
}
