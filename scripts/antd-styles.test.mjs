import { expect, it } from 'vitest';
import { antdRules } from '../packages/federation/src/antd.mjs';

it('writes the rules of the named components only', () => {
  const rules = antdRules('/* antd: Button Input */');
  for (const rule of ['.ant-btn{', '.ant-input{', '.ant-input-password']) expect(rules).toContain(rule);
  expect(rules).not.toContain('.ant-tabs');
});

it('selects only antd’s own elements', () => {
  const selectors = [...antdRules('/* antd: Button Modal */').matchAll(/(?:^|\})([^{}@]+)\{/g)].flatMap(
    ([, list]) => list.split(','),
  );
  expect(selectors.filter((selector) => !/[.@%]|^\s*(from|to)$/.test(selector))).toEqual([]);
});

it('leaves colours and sizes to variables, which the browser sets by scheme and device', () => {
  const rules = antdRules('/* antd: Button Modal Select notification */');
  expect(rules).toContain('var(--ant-control-height)');
  expect(rules).not.toMatch(/--ant-(color-primary|control-height):/);
  expect(rules).not.toMatch(/sb-rules|css-var-_/);
});
