import { transform, version } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

/** Tests are compiled like the product, so that injection by type works the same. */
export function swc() {
  return {
    name: 'swc',
    enforce: 'pre',
    config: () => ({ oxc: false }),
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(() => version + JSON.stringify(swcOptions));
    },
    transform: {
      filter: { id: /\.ts$/ },
      handler: (code, filename) =>
        transform(code, {
          ...swcOptions,
          filename,
          jsc: { ...swcOptions.jsc, rewriteRelativeImportExtensions: false },
        }),
    },
  };
}
