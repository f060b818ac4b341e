import { email } from '@stundenbuch/domain/wire/fields';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT } from '../src/platform/http/bodies.ts';
import { routes } from './answers.ts';

/**
 * What takes longer must not grow faster than its length: four quarters of it take the time of the whole, or a fourth of it where time is
 * quadratic. Halves would say less: a table of 100 000 names no longer fits into the processor's cache, and takes three times as long.
 * The four are measured as one, because some machines count the time of a thread in steps of 4 ms.
 */
const LIMIT_MS = 150;
const MOST_MS = 10 * LIMIT_MS;
const PARTS_OF_ONE = 4;
const LINEAR = 2.25;
/** Where the time is quadratic the short one already takes too long, and the long one is not tried. */
const SHORT = 16_384;

const repeated = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const PARTS = ['a', '0', '.', '-', ':', ' ', 'a.', 'a@a.', '\u200b', 'İ'];

/** What makes patterns backtrack: a start that matches, and an end that does not. */
const hostile = (length: number): readonly unknown[] => [
  ...PARTS.flatMap((part) => [`a@${repeated(part, length)}@`, `${repeated(part, length)}x\0`]),
  `2${repeated('0', length)}-`,
  Array.from({ length: length / 3 }, () => ({})),
  Array.from({ length: length / 3 }, () => ''),
  Object.fromEntries(Array.from({ length: length / 8 }, (_, i) => [`a${i}`, 1])),
];
const texts = new Map([SHORT, BODY_LIMIT].flatMap((n) => [n / PARTS_OF_ONE, n]).map((n) => [n, hostile(n)]));
const hostileOf = (length: number) => texts.get(length) ?? [];

type Put = (value: unknown) => unknown;

/** Every place in a schema where a text, or anything else, can be sent, and how to send it there. */
function placesOf(schema: z.ZodType, name = '', put: Put = (value) => value): [string, Put][] {
  const here: [string, Put] = [name, put];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return [
      here,
      ...fields.flatMap(([key, field]) =>
        placesOf(field, `${name}.${key}`, (value) => put({ [key]: value })),
      ),
    ];
  }
  if (schema instanceof z.ZodArray) {
    return [here, ...placesOf(schema.element as z.ZodType, `${name}[]`, (value) => put([value]))];
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => placesOf(option as z.ZodType, name, put));
  }
  if (schema instanceof z.ZodPipe) return placesOf(schema.in as z.ZodType, name, put);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return placesOf(schema.unwrap() as z.ZodType, name, put);
  }
  return [here];
}

/** The fastest of up to ten, because the machine may be busy; of this thread, since V8 collects and compiles in others. */
function timeOf(schema: z.ZodType, value: unknown, enough: number, times = 1): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 10 && quickest > enough; i++) {
    const before = process.threadCpuUsage();
    for (let n = 0; n < times; n++) schema.safeParse(value);
    const { user, system } = process.threadCpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  return quickest;
}

function slowIn(schema: z.ZodType, lengths: readonly number[], textsOf = hostileOf, limit = LIMIT_MS) {
  const isSlow = (ofLength: (length: number) => unknown, length: number) => {
    const whole = timeOf(schema, ofLength(length), limit);
    if (whole <= limit) return false;
    return (
      whole > MOST_MS || whole > LINEAR * timeOf(schema, ofLength(length / PARTS_OF_ONE), 0, PARTS_OF_ONE)
    );
  };
  return placesOf(schema).flatMap(([place, put]) =>
    textsOf(SHORT).flatMap((_, i) => {
      const length = lengths.find((one) => isSlow((n) => put(textsOf(n)[i]), one));
      return length ? [`${place}: text ${i}, ${length}`] : [];
    }),
  );
}

/** A query is limited by the header that contains it. */
const sent = routes.flatMap(({ method, path, body, query }) => [
  ...(body ? [[`${method} ${path}`, body, [SHORT, BODY_LIMIT]] as const] : []),
  ...(query ? [[`${method} ${path}`, query, [SHORT]] as const] : []),
]);

it('finds the places of fields within fields', () => {
  const schema = z.object({ a: z.array(z.object({ b: email.optional() })).default([]), c: z.string() });
  expect(placesOf(schema).map(([name]) => name)).toEqual(['', '.a', '.a[]', '.a[].b', '.c']);
});

it('finds a pattern whose time is quadratic, and none whose time is not', () => {
  const spaces = (length: number) => [`${' '.repeat(length)}x`];
  const found = (isTrimmed: (text: string) => boolean) =>
    slowIn(z.string().refine(isTrimmed), [SHORT], spaces, 50);
  const codesOf = (text: string) => {
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
    return sum;
  };
  let calls = 0;
  const takesLong = (text: string) => {
    calls++;
    return Array.from({ length: 10_000 }, () => codesOf(text)).every((sum) => sum > 0);
  };
  expect(found((text) => !/ +$/.test(text))).toEqual([`: text 0, ${SHORT}`]);
  expect(found(takesLong)).toEqual([]);
  // Ten times the whole, which then was above the limit, and ten times its parts.
  expect(calls).toBe(10 + 10 * PARTS_OF_ONE);
});

it.each([...sent, ['get /user/email/:email', email, [SHORT, BODY_LIMIT]] as const])(
  'no field of %s takes long to refuse what is hostile',
  (_, schema, lengths) => expect(slowIn(schema, lengths)).toEqual([]),
);
