import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, manifest, type Registered, reasonOf } from './manifest.ts';

// A description on another server is fetched again after this time; that of a new address or version immediately.
const LIFETIME = 30_000;
const LIFETIME_OF_FAILURE = 5_000;
const TIMEOUT = 3_000;

interface Cached {
  until: number;
  /** What pages receive: the last valid one, if any. */
  answer: Promise<Manifest | null>;
}

/** The descriptions that the modules' builds produced, here or on other servers. */
export class Descriptions {
  private readonly logged = new Map<string, string | null>();
  private readonly cache = new Map<string, Cached>();

  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
  ) {}

  async of(line: Registered): Promise<Manifest | null> {
    const isLocal = line.address.startsWith('/');
    const found = await (isLocal ? this.read(line) : this.fetchCached(line));
    if (!found) return null;
    const isOther = line.version !== undefined && found.version !== line.version;
    this.log(line, isOther ? `is ${found.version}, registry.json says ${line.version}` : null);
    return found;
  }

  /** Every page asks for it, so a message is not logged again until it changes. */
  private log({ name }: Registered, problem: string | null): void {
    if (this.logged.get(name) === problem) return;
    this.logged.set(name, problem);
    if (problem) this.warn(`module ${name} ${problem}`);
  }

  private async read(line: Registered): Promise<Manifest | null> {
    try {
      return parsed(line, await readFile(join(folderOf(this.root, line.address), 'module.json'), 'utf8'));
    } catch (error) {
      return this.none(line, error);
    }
  }

  /** Every page asks, and the other server may be slow, so only the first one waits for it. */
  private fetchCached(line: Registered): Promise<Manifest | null> {
    const key = `${line.address} ${line.version}`;
    const known = this.cache.get(key);
    if (known && performance.now() < known.until) return known.answer;
    const asked = this.fetch(line);
    const cached: Cached = { until: performance.now() + LIFETIME, answer: known?.answer ?? asked };
    this.cache.set(key, cached);
    void asked.then((found) => {
      if (found) cached.answer = asked;
      else cached.until = performance.now() + LIFETIME_OF_FAILURE;
    });
    return cached.answer;
  }

  private async fetch(line: Registered): Promise<Manifest | null> {
    try {
      const answer = await fetch(new URL('module.json', line.address), {
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return parsed(line, await answer.text());
    } catch (error) {
      return this.none(line, error);
    }
  }

  private none(line: Registered, error: unknown): null {
    this.log(line, `has no description: ${reasonOf(error)}`);
    return null;
  }
}

function parsed({ name }: Registered, text: string): Manifest {
  const description = manifest.parse(JSON.parse(text));
  if (description.name !== name) throw new Error(`it calls itself ${description.name}`);
  return description;
}

/** /remotes/<name>/ was built here, /releases/<name>/<version>/ was copied here. */
export function folderOf(root: string, address: string): string {
  const [, area, name = '', version = ''] = address.split('/');
  return area === 'remotes' ? join(root, 'remotes', name, 'dist') : join(root, 'releases', name, version);
}
