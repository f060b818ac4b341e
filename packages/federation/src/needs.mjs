import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { remoteDir, root, shellDir } from './paths.mjs';
import { sharedNames } from './shared.mjs';

const WEB = '@stundenbuch/web/';
/** What a remote bundles itself requires nothing of the shell. */
const ownShared = new Set(sharedNames().filter((name) => name.startsWith(WEB)));
// Only partly shared: the names that this file re-exports.
const ROUTER = 'react-router-dom';
const routerFile = join(shellDir, 'src/router.ts');
const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/web/package.json'), 'utf8'));
const majorOf = (name) => Number.parseInt(dependencies[name.split('/')[0]], 10);
const routerVersion = `version ${majorOf(ROUTER)}`;
const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);

/** For our own packages the exported names, for others the major version. */
export function shared() {
  const entries = sharedNames().map((name) => {
    if (name.startsWith(WEB)) return [name, exportsOf(join(webDir(name), 'index.ts'))];
    return [name, name === ROUTER ? [routerVersion, ...exportsOf(routerFile)] : majorOf(name)];
  });
  return Object.fromEntries(entries);
}

/** Part of the shell's build, ... */
export const offer = () =>
  Object.entries(shared()).flatMap(([name, names]) => [names].flat().map((one) => `${name}: ${one}`));

/** ... and this of a remote's build: the server holds a release back until the shell has what it needs. */
export const needsOf = (remote) => usesOf(join(remoteDir(remote), 'src'));

const parse = (file) =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
    .body;

function exportsOf(file) {
  const names = parse(file).flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') throw new Error(`${file}: export * hides the names`);
    if (node.type === 'ExportDeclaration') return declared(node.declaration);
    if (node.type !== 'ExportNamedDeclaration' || node.typeOnly) return [];
    return node.specifiers.filter((one) => !one.isTypeOnly).map((one) => (one.exported ?? one.orig).value);
  });
  return names.sort();
}

function declared(declaration) {
  if (TYPES.has(declaration.type)) return [];
  return (declaration.declarations ?? [{ id: declaration.identifier }]).map(({ id }) => id.value);
}

const webDir = (name) => join(root, 'packages/web/src', name.slice(WEB.length));

/** Of `packages/web` what every remote has in its own bundle needs something of the shell, too. */
const isBundled = (source) => source.startsWith(WEB) && !ownShared.has(source);

const isNamed = (source) => ownShared.has(source) || source === ROUTER;

function usesOf(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter(existsSync);
  const uses = files.flatMap(parse).flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.typeOnly) return [];
    if (isBundled(node.source.value)) return usesOf(webDir(node.source.value));
    if (!isNamed(node.source.value)) return [];
    if (node.specifiers.some((one) => one.type !== 'ImportSpecifier')) {
      throw new Error(`${folder} imports all of ${node.source.value}: name what is needed`);
    }
    return node.specifiers
      .filter((one) => !one.isTypeOnly)
      .map((one) => `${node.source.value}: ${(one.imported ?? one.local).value}`);
  });
  const version = uses.some((use) => use.startsWith(ROUTER)) ? [`${ROUTER}: ${routerVersion}`] : [];
  return [...new Set([...uses, ...version])].sort();
}
