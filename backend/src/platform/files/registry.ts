import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One line of registry.json: which release of a module is live is decided there, and nowhere else. */
interface Registered {
  name: string;
  /** A path of this server, or the address of another one. */
  address: string;
  version?: string;
}

/**
 * modules.json: each registered module with the description that its own build left behind. A module without one
 * (not built, deployed wrongly) is listed with the manifest null, so that the others do not suffer.
 */
export class ModuleRegistry {
  private lines: { at: number; list: Registered[] } | undefined;

  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** `[{ name, address, version, manifest }]`; what registry.json says of a version counts. */
  async compose(): Promise<object[]> {
    const list = await this.registered();
    return Promise.all(
      list.map(async (line) => {
        const manifest = await this.describe(line);
        return { version: manifest?.version ?? null, ...line, manifest };
      }),
    );
  }

  /** The other servers that scripts may come from. */
  async origins(): Promise<string[]> {
    const addresses = (await this.registered())
      .map(({ address }) => address)
      .filter((a) => /^https?:/.test(a));
    return [...new Set(addresses.map((address) => new URL(address).origin))];
  }

  private async registered(): Promise<Registered[]> {
    const file = join(this.root, 'registry.json');
    const { mtimeMs } = await stat(file);
    if (this.lines?.at !== mtimeMs) {
      const { modules } = JSON.parse(await readFile(file, 'utf8')) as { modules: Registered[] };
      this.lines = { at: mtimeMs, list: modules };
    }
    return this.lines.list;
  }

  private async describe({ name, address }: Registered): Promise<{ version?: string } | null> {
    try {
      if (!address.startsWith('/')) {
        const answer = await fetch(new URL('module.json', address), { signal: AbortSignal.timeout(3000) });
        return (await answer.json()) as { version?: string };
      }
      return JSON.parse(await readFile(join(this.root, 'remotes', name, 'dist/module.json'), 'utf8'));
    } catch (error) {
      this.warn(`module ${name} has no description: ${(error as Error).message}`);
      return null;
    }
  }
}
