import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

/** Licences that require their text and names to be passed on, and nothing else. OFL is for the fonts. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
];
/** No licence in package.json, but in LICENSE or Readme.md. */
const READ_BY_HAND = { 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT' };
/** Mostly build-time code; the browser gets only the runtime. */
const RUNTIME_OF = { '@module-federation/enhanced': ['@module-federation/runtime-tools'] };

/** The workspaces' dependencies for browser and server, from the lock file: `{ path, name, version, licence }`. */
export function shippedPackages(workspaces, lock = readLock()) {
  const found = new Map();
  const visit = (path) => {
    if (found.has(path)) return;
    // A new module may not be in the lock file yet, only in its own package.json.
    const entry = lock[path] ?? JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    found.set(path, { path, name: nameOf(path), version: entry.version, licence: licenceOf(path, entry) });
    for (const name of needsOf(path, entry)) {
      const next = resolve(lock, path, name);
      if (next) visit(next);
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found.values()]
    .filter(({ path }) => path.includes('node_modules/'))
    .sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'));
}

/** Shell, remotes and backend: everything that runs in a browser or on the server. */
export function allWorkspaces(lock = readLock()) {
  const isPart = (path) => /^(shell|backend|remotes\/[^/]+)$/.test(path);
  return Object.keys(lock).filter(isPart);
}

/** `A OR B` needs one allowed licence, `A AND B` both. No licence at all is not allowed. */
export function isPermissive(licence) {
  const names = (licence ?? '').split(/[()\s]+/).filter((word) => word && word !== 'OR' && word !== 'AND');
  if (names.length === 0) return false;
  const allowed = (name) => PERMISSIVE.includes(name);
  return / AND /.test(licence) ? names.every(allowed) : names.some(allowed);
}

/** The notices that the licences require, served with the parts. */
export function licencesOf(workspaces) {
  const packages = shippedPackages(workspaces).filter(({ path }) => existsSync(join(root, path)));
  const byText = Map.groupBy(packages, noticeOf);
  const parts = [...byText].map(([text, users]) => {
    const names = users.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${[...new Set(names)].join('\n')}\n\n${text}\n`;
  });
  const head =
    'Stundenbuch verwendet Software anderer. Danke! Ihre Lizenzen verlangen, dass diese Texte dabeistehen.\n';
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

export function writeLicences(outDir, workspaces) {
  writeFileSync(join(outDir, 'licenses.txt'), licencesOf(workspaces));
}

export function noticeOf({ path, licence }) {
  const folder = join(root, path);
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /^(licen[cs]e|copying|notice)[^/]*(\/[^/]+)?$/i.test(file),
  );
  const texts = files.filter((file) => statSync(join(folder, file)).isFile()).sort();
  if (texts.length > 0) return texts.map((file) => readText(folder, file)).join('\n\n');
  const readme = readdirSync(folder).find((file) => /^readme\.md$/i.test(file));
  const section = readme && /^#+ *licen[cs]e[\s\S]*/im.exec(readText(folder, readme))?.[0];
  if (section && /permission/i.test(section)) return section.trim();
  // Its authors appear only in the name of the licence; the text is always the same.
  const { author, contributors } = JSON.parse(readText(folder, 'package.json'));
  const holder = author?.name ?? author ?? contributors?.[0]?.name ?? `the authors of ${nameOf(path)}`;
  return `Copyright (c) ${holder}\n\n${readText(import.meta.dirname, `licence-${licence.toLowerCase()}.txt`)}`;
}

const readText = (folder, file) => readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim();
const readLock = () => JSON.parse(readText(root, 'package-lock.json')).packages;
const nameOf = (path) => path.split('node_modules/').at(-1);

function licenceOf(path, entry) {
  return entry.license ?? READ_BY_HAND[basename(path)];
}

/** Type packages do not run. */
function needsOf(path, { dependencies, optionalDependencies, peerDependencies }) {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return (RUNTIME_OF[nameOf(path)] ?? names).filter((name) => !name.startsWith('@types/'));
}

/** Node's resolution: the own folder first, then those above. */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = join(folder, 'node_modules', name);
    if (lock[path]) return lock[path].link ? lock[path].resolved : path;
    if (folder === '') return null;
  }
}
