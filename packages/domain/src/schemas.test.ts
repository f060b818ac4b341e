import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AccessRow } from './access/access.ts';
import { companyChange } from './sides/people/company-contract.ts';
import { workerChange } from './sides/people/contract.ts';
import { lawPersonInput } from './sides/people/law-person.ts';
import { recordingInput } from './sides/people/recording.ts';
import { projectChange } from './sides/projects/contract.ts';
import { isDay } from './time/day.ts';
import * as fields from './wire/fields.ts';
import { listQuery } from './wire/list-query.ts';
import { confirmInput } from './workflows/month/contract.ts';

/** All exports of all files of that name, so that future ones are covered. */
async function exportsOf(ending: RegExp): Promise<[string, unknown][]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((file) => ending.test(file)).sort();
  const modules = await Promise.all(paths.map((path) => import(join(import.meta.dirname, path))));
  return modules.flatMap((module) => Object.entries(module));
}

const ODD = [
  ...[undefined, null, '', ' ', 'x', '\0', 'a\0b', 'x'.repeat(20_000), '2026-02-30', '99:99', '0', '9999999'],
  ...[-1, -1000, 0, 0.001, 1.5, 99.5, 1e12, Number.NaN, true, [], {}, ['x'], ['1', '2'], [[]]],
];

/** What the schema reports for each odd value; whole objects in the wrong place keep zod's own message. */
function messagesOf(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).flatMap((name) =>
    ODD.flatMap((odd) => schema.safeParse({ [name]: odd }).error?.issues ?? [])
      .filter((issue) => !('expected' in issue && issue.expected === 'object'))
      .map(({ message }) => message),
  );
}

describe('request input', () => {
  const sent = /(Input|Change|Notes|newRate|OfSelf|OfGlobalAdmin)$/;

  it('is refused with a code wherever it does not fit, never with the library’s message', async () => {
    const found = (await exportsOf(/contract\.ts$/)).flatMap(([name, schema]) =>
      sent.test(name) && schema instanceof z.ZodObject ? [[name, schema] as const] : [],
    );
    expect(found.length).toBeGreaterThanOrEqual(18);
    const pieces = z.object({
      id: fields.id,
      day: fields.day,
      nullableDay: fields.nullableDay,
      hours: fields.hours,
      time: fields.time(),
      email: fields.email,
      flag: fields.flag01,
      version: fields.version,
      text: fields.text(),
      notes: fields.optionalNotes(10_000),
      line: fields.nullableText(),
      sort: listQuery(['day']).shape.sort,
      page: listQuery(['day']).shape.page,
    });
    const tables = (await exportsOf(/messages\.ts$/)).filter(([name]) => name.endsWith('Sentences'));
    const sentences = Object.assign({}, ...tables.map(([, table]) => table));
    const strange = [...found, ['pieces', pieces] as const].flatMap(([name, schema]) =>
      messagesOf(schema).flatMap((message) => (message in sentences ? [] : [`${name}: ${message}`])),
    );
    expect(strange).toEqual([]);
  });
});

describe('an example in the OpenAPI description', () => {
  const notes = [
    fields.day,
    fields.nullableDay,
    fields.time(),
    workerChange.shape.worker_since.unwrap(),
    projectChange.shape.start_date.unwrap(),
    lawPersonInput.shape.birth_date.unwrap(),
    recordingInput.shape.records_from.unwrap(),
    confirmInput.shape.month,
  ];

  it.each(notes.map((schema, i) => [i, schema] as const))(
    'is valid and matches its format (%i)',
    (_, schema) => {
      const { example, format } = schema.meta() ?? {};
      expect(schema.safeParse(example)).toEqual({ success: true, data: example });
      expect(format).toBe(isDay(example) ? 'date' : undefined);
    },
  );

  it.each(['1010000', '1010000111', '', '101', '10100001', '101000a'])(
    'allows the permission %j or not',
    (sent) => {
      const permission = companyChange.shape.permission.unwrap();
      const pattern = new RegExp(String(permission.meta()?.pattern));
      expect(pattern.test(sent)).toBe(permission.safeParse(sent).success);
    },
  );
});

describe('the access tables', () => {
  it('[ACC-44] admit nobody without a login in any row', async () => {
    const tables = (await exportsOf(/\/access\.ts$/)).flatMap(([name, value]) => rowsIn(value, name));
    expect(tables.length).toBeGreaterThan(60);
    expect(tables.filter(({ row }) => row.login !== true)).toEqual([]);
  });
});

/** A row, or a table of them. */
function rowsIn(value: unknown, name: string): { name: string; row: AccessRow }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isRow =
    'login' in value || 'anyOf' in value || 'notReader' in value || Object.keys(value).length === 0;
  if (isRow) return [{ name, row: value as AccessRow }];
  return Object.entries(value).flatMap(([key, row]) => rowsIn(row, `${name} ${key}`));
}
