/** Nest injects by the types of constructor parameters: only a compiler that emits decorator metadata preserves them. */
export const swcOptions = {
  configFile: false,
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
    rewriteRelativeImportExtensions: true,
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: true,
};
