import type { RegisteredModule, RemoteModule } from './contract.ts';
import { tellFailure } from './failures.ts';
import { federation } from './federation.ts';

// A remote of another major version of the module contract is refused before it can do harm.
const CONTRACT = 1;
const PATIENCE = 20_000;

const loaded = new Map<string, Promise<RemoteModule>>();
const arrived = new Map<string, RemoteModule>();
const failedBefore = new Set<string>();

/** The entry itself and not its manifest: one request less before the module's code is on its way. */
function entryOf({ name, address, version }: RegisteredModule): string {
  const url = new URL('remoteEntry.js', new URL(address, location.href));
  // Its name is the same in every release: no cache on the way may answer with another one.
  if (version) url.searchParams.set('v', version);
  if (failedBefore.has(name)) url.searchParams.set('t', String(performance.timeOrigin + performance.now()));
  return url.href;
}

/** Before a byte of it is loaded: another contract, or another release than the one that is registered. */
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

function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/** Loads a remote once. A failure is not kept: the next call tries again with a fresh address. */
export function loadModule(module: RegisteredModule): Promise<RemoteModule> {
  const known = loaded.get(module.name);
  if (known) return known;
  const attempt = withPatience(
    Promise.resolve().then(() => {
      refuseOther(module);
      federation.register(module.name, entryOf(module), failedBefore.has(module.name));
      return federation.load(module.name);
    }),
  ).then((value) => check(value, module));
  loaded.set(module.name, attempt);
  attempt.then(
    (remote) => arrived.set(module.name, remote),
    (error: unknown) => {
      forgetModule(module);
      tellFailure(module, 'not loaded', error);
    },
  );
  return attempt;
}

/** What needs no waiting. */
export function arrivedModule({ name }: RegisteredModule): RemoteModule | undefined {
  return arrived.get(name);
}

/** What throws while it is drawn may be mended on the server: the next call asks for it again. */
export function forgetModule({ name }: RegisteredModule): void {
  loaded.delete(name);
  arrived.delete(name);
  failedBefore.add(name);
}
