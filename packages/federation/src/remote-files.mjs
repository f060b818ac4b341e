import { rspack } from '@rspack/core';
import { licencesOf } from './licences.mjs';
import { describe, manifestFile } from './manifest.mjs';
import { needsOf } from './needs.mjs';

const NAME = 'RemoteFiles';

/** Adds to a remote what is no code: its description for the shell, and the notices of what it has bundled. */
export class RemoteFiles {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    const { name } = this;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(manifestFile(name));
      // The names of the files are final then.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const description = await describe(name, { needs: needsOf(name), files: hashedFiles(assets) });
        emit(compilation, 'module.json', `${JSON.stringify(description, null, 2)}\n`);
        // Its folder is copied to any host, so its notices go with it.
        emit(compilation, 'licenses.txt', licencesOf([`remotes/${name}`]));
      });
    });
  }
}

const emit = (compilation, file, text) => compilation.emitAsset(file, new rspack.sources.RawSource(text));

/** Scripts and style sheets whose names change with their content: what can be fetched before it is needed. */
function hashedFiles(assets) {
  const hashed = Object.keys(assets).filter((file) => /^assets\/.*\.[0-9a-f]{8,}\.(js|css)$/.test(file));
  // The largest is what every page of the module needs: first, should the person be quicker.
  return hashed.sort((a, b) => assets[b].size() - assets[a].size());
}
