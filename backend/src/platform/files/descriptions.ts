import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, manifest, type Registered, reasonOf } from './manifest.ts';

// A description on another server is asked for anew after this time; that of a new address or version at once.
const KEPT = 30_000;
const KEPT_FAILURE = 5_000;
const PATIENCE = 3_000;

interface Kept {
  until: number;
  /** What the pages get: the last good one, as long as there is one. */
  answer: Promise<Manifest | null>;
}

/** What the builds of the modules left behind, here or on other servers. */
export class Descriptions {
  private readonly told = new Map<string, string | null>();
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
  ) {}

  async of(line: Registered): Promise<Manifest | null> {
    const isHere = line.address.startsWith('/');
    const found = await (isHere ? this.read(line) : this.fetchKept(line));
    if (!found) return null;
    const isOther = line.version !== undefined && found.version !== line.version;
    this.tell(line, isOther ? `is ${found.version}, registry.json says ${line.version}` : null);
    return found;
  }

  /** Every page asks again: what has been said is not repeated until it changes. */
  private tell({ name }: Registered, trouble: string | null): void {
    if (this.told.get(name) === trouble) return;
    this.told.set(name, trouble);
    if (trouble) this.warn(`module ${name} ${trouble}`);
  }

  private async read(line: Registered): Promise<Manifest | null> {
    try {
      return parsed(line, await readFile(join(folderOf(this.root, line.address), 'module.json'), 'utf8'));
    } catch (error) {
      return this.without(line, error);
    }
  }

  /** Every page asks, and the other server may be slow: only the first one waits for it. */
  private fetchKept(line: Registered): Promise<Manifest | null> {
    const key = `${line.address} ${line.version}`;
    const known = this.kept.get(key);
    if (known && performance.now() < known.until) return known.answer;
    const asked = this.fetch(line);
    const kept: Kept = { until: performance.now() + KEPT, answer: known?.answer ?? asked };
    this.kept.set(key, kept);
    void asked.then((found) => {
      if (found) kept.answer = asked;
      else kept.until = performance.now() + KEPT_FAILURE;
    });
    return kept.answer;
  }

  private async fetch(line: Registered): Promise<Manifest | null> {
    try {
      const answer = await fetch(new URL('module.json', line.address), {
        signal: AbortSignal.timeout(PATIENCE),
      });
      return parsed(line, await answer.text());
    } catch (error) {
      return this.without(line, error);
    }
  }

  private without(line: Registered, error: unknown): null {
    this.tell(line, `has no description: ${reasonOf(error)}`);
    return null;
  }
}

function parsed({ name }: Registered, text: string): Manifest {
  const description = manifest.parse(JSON.parse(text));
  if (description.name !== name) throw new Error(`it calls itself ${description.name}`);
  return description;
}

/** /remotes/<name>/ is what was built here, /releases/<name>/<version>/ what was copied here. */
export function folderOf(root: string, address: string): string {
  const [, area, name = '', version = ''] = address.split('/');
  return area === 'remotes' ? join(root, 'remotes', name, 'dist') : join(root, 'releases', name, version);
}
