import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Descriptions } from './descriptions.ts';
import { FittingReleases } from './fitting.ts';
import { type Registered, reasonOf, registry } from './manifest.ts';

/**
 * modules.json: each registered module with the description that its own build left behind. A module without one
 * (not built, deployed wrongly) is listed with the manifest null, so that the others do not suffer.
 */
export class ModuleRegistry {
  private last: { state: string; lines: Registered[] } = { state: '', lines: [] };
  private readonly descriptions: Descriptions;
  private readonly fitting: FittingReleases;
  /** What has been logged is not repeated until it changes. */
  private readonly waiting = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
  ) {
    this.descriptions = new Descriptions(root, warn);
    this.fitting = new FittingReleases(root);
  }

  /** `[{ name, address, version, manifest }]`; what registry.json says of a version counts. */
  async compose(): Promise<object[]> {
    return Promise.all((await this.lines()).map((line) => this.live(line)));
  }

  private async live(line: Registered): Promise<object> {
    const manifest = await this.descriptions.of(line);
    if (!manifest) return { version: null, ...line, manifest };
    const { shown, lacking } = await this.fitting.choose({ version: manifest.version, ...line, manifest });
    if (this.waiting.get(line.name) !== lacking.join()) {
      this.waiting.set(line.name, lacking.join());
      if (lacking.length > 0) {
        this.warn(
          `module ${line.name} ${manifest.version} waits for a shell with ${lacking.join(', ').slice(0, 300)}`,
        );
      }
    }
    // What it needs is the server's business alone.
    const { needs: _, ...described } = shown.manifest;
    return { ...shown, manifest: described };
  }

  /** Whether the build of a registered module gave a file this name. */
  async names(address: string, file: string): Promise<boolean> {
    const line = (await this.lines()).find((one) => one.address === address);
    if (!line || file === 'remoteEntry.js') return line !== undefined;
    return (await this.descriptions.of(line))?.files?.includes(file) ?? false;
  }

  /** The other servers that scripts may come from. */
  async origins(): Promise<string[]> {
    const lines = await this.lines();
    const shown = this.fitting.addressesOf(lines.map(({ name }) => name));
    const elsewhere = [...lines.map(({ address }) => address), ...shown].filter(
      (address) => !address.startsWith('/'),
    );
    return [...new Set(elsewhere.map((address) => new URL(address).origin))];
  }

  /** Read anew when it has changed. A file that is half written or wrong changes nothing: the last good one holds. */
  async lines(): Promise<Registered[]> {
    const file = join(this.root, 'registry.json');
    const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
    const state = `${mtimeMs} ${size}`;
    if (this.last.state === state) return this.last.lines;
    let { lines } = this.last;
    try {
      lines = registry.parse(JSON.parse(await readFile(file, 'utf8'))).modules;
    } catch (error) {
      this.warn(`registry.json is not readable, what was read before holds: ${reasonOf(error)}`);
    }
    this.last = { state, lines };
    return lines;
  }
}
