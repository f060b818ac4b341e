import { expect, it } from 'vitest';
import { antdRules } from '../packages/federation/src/antd.mjs';

it('writes the rules of the components that are named, and of no others', () => {
  const rules = antdRules('/* antd: Button Input */');
  for (const rule of ['.ant-btn{', '.ant-input{', '.ant-input-password']) expect(rules).toContain(rule);
  expect(rules).not.toContain('.ant-tabs');
});

it('takes no element that is not its own', () => {
  const selectors = [...antdRules('/* antd: Button Modal */').matchAll(/(?:^|\})([^{}@]+)\{/g)].flatMap(
    ([, list]) => list.split(','),
  );
  expect(selectors.filter((selector) => !/[.@%]|^\s*(from|to)$/.test(selector))).toEqual([]);
});

it('leaves colours and sizes to the variables that the browser writes for scheme and device', () => {
  const rules = antdRules('/* antd: Button Select */');
  expect(rules).toContain('var(--ant-control-height)');
  expect(rules).not.toMatch(/--ant-(color-primary|control-height):/);
  expect(rules).not.toContain('sb-rules');
});
