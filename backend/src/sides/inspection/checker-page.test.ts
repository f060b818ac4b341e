import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@stundenbuch/domain/wire/canonical';
import { expect, it } from 'vitest';
import { checkerPage, moduleText } from './checker-page.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const CORPUS: Json[] = [
  ...[
    null,
    true,
    '',
    'Größöß – „ja“ 😀',
    'Zeile\n"Zitat" \\ \u2028 \u0000',
    0,
    -0,
    8,
    8.25,
    1e21,
    1e-7,
    0.1 + 0.2,
  ],
  { ä: 1, a: 2, Z: 3, z: { y: [], x: {} }, 10: 'zehn', 9: 'neun', '': null },
  { '😀': 1, '\uffff': 2, nested: [{ b: [1, [2, { d: null, c: 'ß' }]], a: -1.5 }] },
  { hours: 8.0, minutes: [480, 480, 0], tags: ['é', 'e\u0301'] },
];

/** What is on the page, without the page. */
const onPage = new Function(
  `${moduleText('wire/canonical')}\n${moduleText('sides/inspection/sha256')}\nreturn { canonicalJson, sha256OfText };`,
)() as { canonicalJson: (value: Json) => string; sha256OfText: (text: string) => string };

it('[AUD-07] [SET-16] the page hashes what the program hashes, letter by letter', () => {
  for (const value of CORPUS) {
    const text = canonicalJson(value);
    expect(onPage.canonicalJson(value)).toBe(text);
    expect(onPage.sha256OfText(text)).toBe(sha256(text));
  }
});

it('[AUD-07] the page is one file that asks nobody: its script and style are named by their hashes', () => {
  const page = checkerPage();
  const [script = '', style = ''] = [/<script>(.*)<\/script>/s, /<style>(.*?)<\/style>/s].map(
    (part) => part.exec(page)?.[1],
  );
  const named = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(page).toContain(`default-src 'none'; script-src ${named(script)}; style-src ${named(style)}`);
  expect(script).toMatch(/^function canonicalJson\(value\s*\)/m);
  expect(script).not.toMatch(/^(import|export) /m);
  expect(page).not.toMatch(/https?:|src=|href=|fetch\(|XMLHttpRequest|import\(/);
});
