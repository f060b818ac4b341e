import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';
import { installed } from './packages.mjs';

/** The blocks of a page in this language, as an operator copies them. */
export function examples(page, language) {
  const text = readFileSync(join(root, page), 'utf8');
  const found = [...text.matchAll(/^```(\w+)\n([\s\S]+?)^```/gm)].filter(([, name]) => name === language);
  if (found.length === 0) throw new Error(`${page} has no ${language} example.`);
  return found.map(([, , block]) => block);
}

/** The nginx configuration of docs/operations.md, with the drill's ports, certificate and log. */
export function exampleNginx({ folder, port, plainPort, backends }) {
  const [block] = examples('docs/operations.md', 'nginx');
  const [certificate, key] = selfSigned(folder);
  const replacements = [
    ['/etc/ssl/stunden.example.pem', certificate],
    ['/etc/ssl/stunden.example.key', key],
    ['/var/log/nginx/stundenbuch.log', join(folder, 'access.log')],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['127.0.0.1:3001', `127.0.0.1:${backends[0].port}`],
    ['127.0.0.1:3002', `127.0.0.1:${backends[1].port}`],
  ];
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`The nginx example should hold '${from}' once.`);
    return text.replace(from, to);
  }, block);
}

function selfSigned(folder) {
  const [certificate, key] = ['pem', 'key'].map((end) => join(folder, `stunden.example.${end}`));
  const subject = ['-subj', '/CN=stunden.example', '-days', '1'];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync(installed('openssl', '/usr/bin/openssl'), made, { stdio: 'ignore' });
  return [certificate, key];
}
