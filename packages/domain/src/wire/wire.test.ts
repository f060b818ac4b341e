import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as fields from './fields.ts';
import { listQuery } from './list-query.ts';
import { refusalOfIssues } from './messages.ts';
import { periodRefusal, yearRefusal } from './period.ts';
import { refuser } from './refusal.ts';

function codeOf(schema: z.ZodType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : refusalOfIssues(parsed.error.issues).code;
}

describe('a refusal', () => {
  it('is the first in the table, wherever the schema found it, and names the field', () => {
    const schema = z.object({ a: fields.text(3), b: fields.day });
    const issues = schema.safeParse({ a: 'vier', b: '' }).error?.issues ?? [];
    expect(refusalOfIssues(issues)).toEqual({
      status: 400,
      code: 'fields_missing',
      message: 'Bitte befüllen Sie alle Felder.',
      field: 'b',
    });
  });

  it("turns zod's own messages into one sentence", () => {
    const issues = z.object({ a: z.number() }).safeParse({ a: 'x' }).error?.issues ?? [];
    expect(refusalOfIssues(issues)).toMatchObject({
      code: 'invalid_input',
      message: 'Ungültige Eingabe.',
      field: 'a',
    });
    expect(refusalOfIssues(z.object({}).safeParse([]).error?.issues ?? [])).not.toHaveProperty('field');
    expect(refusalOfIssues([{ message: 'toString' }])).toMatchObject({ code: 'invalid_input' });
    expect(refusalOfIssues([])).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusalOfIssues([{ message: 'stale', path: [{ key: 'version' }] }])).toMatchObject({
      field: 'version',
    });
  });

  it('fills each parameter once and leaves other braces alone', () => {
    const refuse = refuser({ taken: { status: 409, message: '{name} am {date}' } });
    expect(refuse('taken', undefined, { name: '{date}' }).message).toBe('{date} am {date}');
  });
});

describe('a field', () => {
  it.each([
    [
      'day',
      fields.day,
      ['2026-11-20', '2028-02-29'],
      ['2026-02-29', '20.11.2026', '2026-11-20T00:00:00Z', 20261120],
    ],
    ['time', fields.time(), ['08:00', '08:00:00'], ['8:00', '24:00', '08:60', '08:00:30', 480]],
    ['hours', fields.hours, [0, 8.25, 0.01, 24], [8.333, '8', -1, 24.5, Number.NaN]],
    ['id', fields.id, [1, 2147483647], [0, -1, 1.5, 2147483648, '7', true]],
    ['text', fields.text(), ['a', ` ${'x'.repeat(50)} `, '\u200b🙈'], ['a\0b', 'a\ud800', 5, {}]],
    [
      'email',
      fields.email,
      ['A@b.de', 'a@b.c', 'a@b.c.d'],
      ['a', 'a@b', 'a@b.', 'a@.b', 'a b@c.de', 'a@b.de c', 'a@b.de@f', `${'x'.repeat(250)}@b.de`],
    ],
    ['flag', fields.flag01, [0, 1, true, false], ['1', 2, {}]],
  ] as [string, z.ZodType, unknown[], unknown[]][])(
    '[AMB-60] %s takes what it should',
    (_, schema, good, bad) => {
      for (const value of good) expect(codeOf(schema, value), String(value)).toBeNull();
      for (const value of bad)
        expect(codeOf(schema, value), String(value)).toMatch(/invalid_input|text_too_long/);
      for (const empty of [undefined, null, '']) expect(codeOf(schema, empty)).toBe('fields_missing');
    },
  );

  it('[SHR-13] a text has 50 characters unless said otherwise', () => {
    expect(codeOf(fields.text(), 'x'.repeat(51))).toBe('text_too_long');
    expect(codeOf(fields.text(), '   ')).toBe('fields_missing');
    expect(fields.optionalText().parse('  ')).toBeNull();
    expect(fields.optionalText().parse(undefined)).toBeNull();
    expect(fields.optionalNotes(10_000).parse(' • eins ')).toBe('• eins');
    expect(codeOf(fields.optionalNotes(10_000), 'x'.repeat(10_001))).toBe('text_too_long');
  });

  it.each([
    ...[
      'zero\u200bwidth',
      'join\u200dner',
      '👷\u200d',
      '👷\u200d\u200d🔧',
      'a\u200d🔧',
      'a\u2060b',
      'soft\u00adhyphen',
      '\u202eback',
      'a\ufeffb',
      '\u3164',
      'a\u0007b',
    ],
  ])('a title with invisible characters is refused: %j', (value) => {
    for (const schema of [fields.title(), fields.nullableTitle()])
      expect(codeOf(schema, value)).toBe('invisible_characters');
  });

  it.each(['👩\u200d🔧 Werkstatt', '👷🏽\u200d♀️', '👨\u200d👩\u200d👧'])(
    'two pictures that are joined show as one: %s',
    (value) => {
      for (const schema of [fields.title(), fields.nullableTitle()]) expect(codeOf(schema, value)).toBeNull();
    },
  );

  const breaks = [
    '\n',
    '\r\n',
    '\r',
    '\v',
    '\f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ufffe',
    '\ufdd0',
    '\u{1ffff}',
  ];

  it.each(breaks)('a line has no %j in it, notes may have', (sign) => {
    const value = `eins${sign}zwei`;
    for (const schema of [
      fields.title(),
      fields.nullableTitle(),
      fields.nullableText(),
      fields.optionalText(),
    ])
      expect(codeOf(schema, value)).toBe('invisible_characters');
    for (const schema of [fields.lines(50), fields.nullableNotes(50), fields.optionalNotes(50)])
      expect(codeOf(schema, value)).toBeNull();
    expect(fields.title().parse(' eins zwei\r\n')).toBe('eins zwei');
  });

  it('an e-mail with them is refused too, and a title may have any visible character', () => {
    expect(codeOf(fields.email, 'max\u200b@firma.de')).toBe('invisible_characters');
    expect(codeOf(fields.optionalEmail('invalid_input'), 'max\u200b@firma.de')).toBe('invisible_characters');
    for (const seen of ['Größe 3½ “Nord” – 東京 ☀', 'a\tb', ' a '])
      expect(codeOf(fields.title(), seen)).toBeNull();
    expect(fields.nullableTitle().parse(' ')).toBeNull();
  });

  it.each([
    ...[
      'a<victim@y.example>',
      '<a@y.example>',
      'anna<a@y.example',
      'a@y.example>',
      'a@y.example,b@z.example',
    ],
    ...[
      'a,b@y.example',
      'a;b@y.example',
      'a:b@y.example',
      '"a"@y.example',
      '"a b"@y.example',
      'a"b@y.example',
    ],
    ...[
      'a(x)@y.example',
      'a@(x)y.example',
      'a@y.example(x)',
      'a\\b@y.example',
      '[a]@y.example',
      'a@[y.example]',
    ],
    ...[
      'a b@y.example',
      'a\tb@y.example',
      'a@y .example',
      'a@y.example\r\nBcc: b',
      'a@b@y.example',
      'mailto:a@y.example',
    ],
  ])('what a mail would be sent elsewhere for is no e-mail: %j', (value) => {
    expect(codeOf(fields.email, value)).toBe('invalid_input');
    expect(codeOf(fields.optionalEmail('invalid_input'), value)).toBe('invalid_input');
  });

  it('nor is one with a control character', () => {
    expect(codeOf(fields.email, 'a\u0001b@y.example')).toBe('invisible_characters');
  });

  it.each([
    ...[
      "o'brien@y.example",
      'a+b@y.example',
      'a.b-c_d@y-z.example',
      '!#$%&*/=?^`{|}~@y.example',
      '-a@y.example',
    ],
    ...[
      'ä@müller.example',
      '东@例子.example',
      'a@b.c.d.example',
      'a@192.0.2.1',
      'a@[192.0.2.1]',
      'a@y_z.example',
    ],
  ])('%s is one, as ever', (value) => {
    expect(codeOf(fields.email, value)).toBeNull();
    expect(codeOf(fields.optionalEmail('invalid_input'), value)).toBeNull();
  });

  it('a text that is too long is not examined further', () => {
    expect(codeOf(fields.email, `${'x'.repeat(255)}`)).toBe('text_too_long');
    expect(codeOf(fields.title(), `\u200b${'x'.repeat(50)}`)).toBe('text_too_long');
  });

  it('[AMB-59] [AMB-60] is stored in one form', () => {
    expect(fields.time().parse('08:15:00')).toBe('08:15');
    expect(fields.email.parse(' Max@Firma.DE ')).toBe('max@firma.de');
    expect([true, false, 1, 0].map((flag) => fields.flag01.parse(flag))).toEqual([1, 0, 1, 0]);
  });

  it.each(['0', '-1', '1.0', '01', '1e3', 'abc', '', '2147483648', '99999999999'])(
    '[AMB-62] "%s" in an address is no id',
    (segment) => expect(fields.parseId(segment)).toBeNull(),
  );

  it('[AMB-62] 2147483647 in an address is an id', () =>
    expect(fields.parseId('2147483647')).toBe(2147483647));
});

describe('the query of a list', () => {
  const query = listQuery(['day', 'hours']);

  it('reads page, size, search, sorting and days', () => {
    const sent = {
      page: '2',
      size: '8',
      search: ' Dach ',
      sort: '-day',
      from: '2026-01-01',
      to: '2026-01-01',
    };
    expect(query.parse(sent)).toEqual({ ...sent, page: 2, size: 8, search: 'Dach' });
    expect(query.parse({})).toEqual({});
    expect(query.parse({ page: '1000000', size: '120' })).toEqual({ page: 1_000_000, size: 120 });
    expect(query.parse({ from: '2026-01-01' })).toEqual({ from: '2026-01-01' });
    expect(query.parse({ to: '2026-01-01' })).toEqual({ to: '2026-01-01' });
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { size: '1001' },
    { page: ['1', '2'] },
    { sort: 'name' },
    { sort: '--day' },
    { from: '2026-02-30' },
  ])('refuses %o', (sent) => expect(codeOf(query, sent)).toBe('invalid_input'));

  it('[AMB-12] refuses a period that ends before it begins', () => {
    expect(codeOf(query, { from: '2026-02-01', to: '2026-01-31' })).toBe('period_reversed');
    const reversed = { code: 'period_reversed', field: 'to' };
    const issues = query.safeParse({ from: '2026-02-01', to: '2026-01-31' }).error?.issues ?? [];
    expect(refusalOfIssues(issues)).toMatchObject(reversed);
    expect(periodRefusal('2026-02-01', '2026-01-31')).toMatchObject(reversed);
    expect(periodRefusal('2026-02-30', '2026-03-31')).toMatchObject({ code: 'invalid_input', field: 'from' });
    expect(periodRefusal('2026-02-01', 'heute')).toMatchObject({ code: 'invalid_input', field: 'to' });
    expect(periodRefusal('2026-02-01', '2026-02-01')).toBeNull();
  });

  it.each(['2026', '1000', '9999'])('[API-19] %s is a year', (year) => expect(yearRefusal(year)).toBeNull());

  it.each(['', '26', '0026', '20267', 'x2026', '2026x', '20a6', 'zwanzig'])(
    '[API-19] "%s" is none',
    (year) => {
      expect(yearRefusal(year)).toMatchObject({ code: 'invalid_input', field: 'year' });
    },
  );
});
