import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CompatibleReleases } from './compatible-releases.ts';
import { Descriptions } from './descriptions.ts';
import { type Registered, reasonOf, registry } from './manifest.ts';

/**
 * modules.json: each registered module with the description from its own build. A module without one
 * (not built, deployed wrongly) is listed with the manifest null, so that the others are not affected.
 */
export class ModuleRegistry {
  private last: { state: string; lines: Registered[] } = { state: '', lines: [] };
  private readonly descriptions: Descriptions;
  private readonly releases: CompatibleReleases;
  /** A message is not logged again until it changes. */
  private readonly waiting = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly warn: (message: string) => void,
  ) {
    this.descriptions = new Descriptions(root, warn);
    this.releases = new CompatibleReleases(root);
  }

  /** `[{ name, address, version, manifest }]`; the version in registry.json wins. */
  async compose(): Promise<object[]> {
    return Promise.all((await this.lines()).map((line) => this.live(line)));
  }

  private async live(line: Registered): Promise<object> {
    const manifest = await this.descriptions.of(line);
    if (!manifest) return { version: null, ...line, manifest };
    const { shown, lacking } = await this.releases.choose({ version: manifest.version, ...line, manifest });
    if (this.waiting.get(line.name) !== lacking.join()) {
      this.waiting.set(line.name, lacking.join());
      if (lacking.length > 0) {
        this.warn(
          `module ${line.name} ${manifest.version} waits for a shell with ${lacking.join(', ').slice(0, 300)}`,
        );
      }
    }
    // Only the server uses what it needs.
    const { needs: _, ...described } = shown.manifest;
    return { ...shown, manifest: described };
  }

  /** Whether the build of a registered module produced a file of this name. */
  async names(address: string, file: string): Promise<boolean> {
    const line = (await this.lines()).find((one) => one.address === address);
    if (!line || file === 'remoteEntry.js') return line !== undefined;
    return (await this.descriptions.of(line))?.files?.includes(file) ?? false;
  }

  /** Other origins that scripts may come from. */
  async origins(): Promise<string[]> {
    const lines = await this.lines();
    const shown = this.releases.addressesOf(lines.map(({ name }) => name));
    const elsewhere = [...lines.map(({ address }) => address), ...shown].filter(
      (address) => !address.startsWith('/'),
    );
    return [...new Set(elsewhere.map((address) => new URL(address).origin))];
  }

  /** Read again when it has changed. An incomplete or invalid file changes nothing: the last valid one stays in force. */
  async lines(): Promise<Registered[]> {
    const file = join(this.root, 'registry.json');
    const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
    const state = `${mtimeMs} ${size}`;
    if (this.last.state === state) return this.last.lines;
    let { lines } = this.last;
    try {
      lines = registry.parse(JSON.parse(await readFile(file, 'utf8'))).modules;
    } catch (error) {
      this.warn(`registry.json is not readable, the last valid one stays in force: ${reasonOf(error)}`);
    }
    this.last = { state, lines };
    return lines;
  }
}
