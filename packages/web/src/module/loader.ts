import type { RegisteredModule, RemoteModule } from './contract.ts';
import { reportFailure } from './failures.ts';
import { federation } from './federation.ts';

// A remote with another major version of the module contract is refused before it can do harm.
const CONTRACT = 1;
const TIMEOUT = 20_000;

const loaded = new Map<string, Promise<RemoteModule>>();
const ready = new Map<string, RemoteModule>();
const hasFailed = new Set<string>();

/** The entry itself instead of its manifest: one request less before the module's code. */
function entryOf({ name, address, version }: RegisteredModule): string {
  const url = new URL('remoteEntry.js', new URL(address, location.href));
  // Its name is the same in every release, so the version bypasses caches.
  if (version) url.searchParams.set('v', version);
  if (hasFailed.has(name)) url.searchParams.set('t', String(performance.timeOrigin + performance.now()));
  return url.href;
}

/** Checked before loading: another contract, or another release than the registered one. */
function refuseOther({ version, manifest }: RegisteredModule): void {
  if (manifest.contract !== CONTRACT) throw new Error(`contract ${manifest.contract}, expected ${CONTRACT}`);
  if (manifest.version !== version) throw new Error(`version ${manifest.version}, registered is ${version}`);
}

function check(value: unknown, { name }: RegisteredModule): RemoteModule {
  if (typeof value !== 'object' || value === null || !('pages' in value)) {
    throw new Error(`remote "${name}" exposes no module`);
  }
  return value as RemoteModule;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT / 1000} s`)), TIMEOUT);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Loads a remote once. After a failure the next call tries again with a fresh address. */
export function loadModule(module: RegisteredModule): Promise<RemoteModule> {
  const known = loaded.get(module.name);
  if (known) return known;
  const attempt = withTimeout(
    Promise.resolve().then(() => {
      refuseOther(module);
      federation.register(module.name, entryOf(module), hasFailed.has(module.name));
      return federation.load(module.name);
    }),
  ).then((value) => check(value, module));
  loaded.set(module.name, attempt);
  attempt.then(
    (remote) => ready.set(module.name, remote),
    (error: unknown) => {
      forgetModule(module);
      reportFailure(module, 'not loaded', error);
    },
  );
  return attempt;
}

/** The content, if it can be rendered without waiting. */
export function loadedModule({ name }: RegisteredModule): RemoteModule | undefined {
  return ready.get(name);
}

/** A render error may be fixed on the server: the next call loads the module again. */
export function forgetModule({ name }: RegisteredModule): void {
  loaded.delete(name);
  ready.delete(name);
  hasFailed.add(name);
}
