import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const packages = ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'];

/**
 * For `resolve.alias`: the federation runtime as ES modules. rspack asks for CommonJS, where unused code cannot be left
 * out: 5 kB in the shell and in every remote. (module-federation/core#4518 changed the rest of the runtime.)
 */
export const runtimeAsModules = Object.fromEntries(
  packages
    .map((name) => `@module-federation/${name}`)
    .map((name) => [require.resolve(name), fileURLToPath(import.meta.resolve(name))]),
);
