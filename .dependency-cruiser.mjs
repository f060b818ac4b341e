/** Import boundaries. scripts/boundaries.test.mjs tests every rule. */
const inside = (folder) => `^${folder}/`;
const remote = '^remotes/([^/]+)/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-circular', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    // react-refresh belongs to the bundler's plugin, which alone can resolve it.
    rule(
      'not-resolvable',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^react-refresh/' },
    ),
    rule(
      'domain-is-pure',
      'The domain knows no framework: zod and itself only.',
      { path: inside('packages/domain/src'), pathNot: '[.]test[.]ts$' },
      { pathNot: ['^packages/domain/src/', '(^|/)node_modules/zod/'] },
    ),
    rule(
      'remote-alone',
      'Remotes are deployed independently: none imports another one or the shell.',
      { path: remote },
      { path: ['^remotes/', '^shell/'], pathNot: '^remotes/$1/' },
    ),
    rule(
      'shell-knows-no-remote',
      'The shell finds remotes in the registry.',
      { path: '^shell/' },
      { path: '^remotes/' },
    ),
    rule(
      'web-side-knows-no-server',
      'Code for both sides belongs in the domain.',
      { path: '^(packages/web|shell|remotes)/' },
      { path: ['^backend/', '^scripts/'] },
    ),
    rule(
      'server-knows-no-web-side',
      'The server only serves files.',
      { path: inside('backend/src') },
      {
        path: '^(packages/(web|federation)|shell|remotes)/',
      },
    ),
    rule(
      'web-knows-no-user',
      'The shared package cannot depend on who uses it.',
      { path: inside('packages/web') },
      { path: '^(shell|remotes)/' },
    ),
    rule(
      'kit-only',
      'antd and echarts come through kit, data, segmented, steps and chart, so that the browser loads one copy. Single icons are plain data.',
      {
        path: '^(packages/web|shell|remotes)/',
        pathNot: '^packages/web/src/(kit|data|segmented|steps|chart)/',
      },
      {
        path: '(^|/)node_modules/(antd|@ant-design/(?!icons-svg/)|@rc-component|rc-[^/]+|echarts|echarts-for-react)/',
      },
    ),
    rule(
      'product-knows-no-test',
      'Nothing of the product needs a test.',
      { path: '^(packages|shell|remotes|backend)/', pathNot: '[.]test[.]tsx?$|/test/' },
      { path: '[.]test[.]tsx?$|^e2e/' },
    ),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Build output, and the folder of the embedded database.
    exclude: { path: '(^|/)dist/|^data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
