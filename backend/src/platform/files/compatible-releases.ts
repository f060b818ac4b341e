import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Registered } from './manifest.ts';

/** One line of modules.json. */
export interface Live extends Registered {
  version: string;
  manifest: Manifest;
}

/**
 * Which release of a module is served when the registered one needs something that this shell does not
 * provide yet: the last compatible one. Once the shell is deployed, the waiting one goes live by itself.
 */
export class CompatibleReleases {
  private readonly last = new Map<string, Live>();

  constructor(private readonly root: string) {}

  /** The line to serve, and what the registered release lacks. */
  async choose(line: Live): Promise<{ shown: Live; lacking: string[] }> {
    const offer = await this.offer();
    const lacking = offer ? line.manifest.needs.filter((need) => !offer.has(need)) : [];
    if (lacking.length === 0) this.last.set(line.name, line);
    return { shown: this.last.get(line.name) ?? line, lacking };
  }

  addressesOf(names: readonly string[]): string[] {
    return names.flatMap((name) => this.last.get(name)?.address ?? []);
  }

  /** Written by the shell's build; without it no release waits. */
  private async offer(): Promise<Set<string> | null> {
    const file = join(this.root, 'shell/dist/offer.json');
    return existsSync(file) ? new Set(JSON.parse(await readFile(file, 'utf8')) as string[]) : null;
  }
}
