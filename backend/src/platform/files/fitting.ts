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
 * Which release of a module is shown where the registered one needs something of the shell that this shell does not
 * have yet: the last one that fitted. As soon as the shell is there, the waiting one goes live by itself.
 */
export class FittingReleases {
  private readonly last = new Map<string, Live>();

  constructor(private readonly root: string) {}

  /** The line to show, and what the registered release lacks. */
  async choose(line: Live): Promise<{ shown: Live; lacking: string[] }> {
    const offer = await this.offer();
    const lacking = offer ? line.manifest.needs.filter((need) => !offer.has(need)) : [];
    if (lacking.length === 0) this.last.set(line.name, line);
    return { shown: this.last.get(line.name) ?? line, lacking };
  }

  addressesOf(names: readonly string[]): string[] {
    return names.flatMap((name) => this.last.get(name)?.address ?? []);
  }

  /** Written by the build of the shell; without it nothing has to wait. */
  private async offer(): Promise<Set<string> | null> {
    const file = join(this.root, 'shell/dist/offer.json');
    return existsSync(file) ? new Set(JSON.parse(await readFile(file, 'utf8')) as string[]) : null;
  }
}
