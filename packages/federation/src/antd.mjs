import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, Input } from 'antd';
import { createElement as h } from 'react';

// A scope that matches no page: the browser writes colours and sizes, for the current scheme and device.
const SCOPE = 'sb-rules';
const theme = { hashed: false, cssVar: { key: SCOPE } };
// Samples that have a theme of their own get a generated scope.
const variables = new RegExp(`\\.(?:${SCOPE}|css-var-_)[^{}]*\\{[^{}]*\\}`, 'g');
// antd would also restyle every link of the page and its focus ring.
const links = /(?<=^|\})a(?:[:[][^{},]*)?(?:,\s*a[:[][^{},]*)*\{[^{}]*\}/g;

// Input's sample in the extractor uses deprecated props and warns.
const inputs = ['Input', 'TextArea', 'Password', 'Search'].map((kind) =>
  h(kind === 'Input' ? Input : Input[kind], { key: kind }),
);

/**
 * The rules of antd's `zeroRuntime`: the style sheet of the components that an antd.css names after `antd:`.
 * They read variables only, so one file serves both schemes and every device.
 */
export function antdRules(source) {
  const names =
    source
      .match(/antd:([\s\w]*)/)?.[1]
      .trim()
      .split(/\s+/) ?? [];
  const customTheme = (samples) => h(ConfigProvider, { theme }, samples, names.includes('Input') && inputs);
  const includes = names.filter((name) => name !== 'Input');
  return extractStyle({ includes, customTheme }).replaceAll(variables, '').replaceAll(links, '');
}

export const ANTD_CSS = /[\\/]antd\.css$/;

/** For Vite, in page tests. */
export const antdStyles = () => ({
  name: 'antd-styles',
  enforce: 'pre',
  transform: (source, id) => (ANTD_CSS.test(id.split('?')[0]) ? { code: antdRules(source) } : null),
});
