import { rspack } from '@rspack/core';
import { licencesOf } from './licences.mjs';
import { describe, manifestFile } from './manifest.mjs';
import { needsOf } from './needs.mjs';

const NAME = 'RemoteFiles';

/** Adds a remote's other files: its description for the shell, and the licence notices of its dependencies. */
export class RemoteFiles {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    const { name } = this;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(manifestFile(name));
      // File names are final at this stage.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const description = await describe(name, { needs: needsOf(name), files: hashedFiles(assets) });
        emit(compilation, 'module.json', `${JSON.stringify(description, null, 2)}\n`);
        // Its folder can be copied to any host, so the notices go with it.
        emit(compilation, 'licenses.txt', licencesOf([`remotes/${name}`]));
      });
    });
  }
}

const emit = (compilation, file, text) => compilation.emitAsset(file, new rspack.sources.RawSource(text));

/** Scripts and style sheets with a content hash in their names: what the server counts as the build's own. */
function hashedFiles(assets) {
  return Object.keys(assets).filter((file) => /^assets\/.*\.[0-9a-f]{8,}\.(js|css)$/.test(file));
}
