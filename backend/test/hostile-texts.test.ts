import { email } from '@stundenbuch/domain/wire/fields';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT } from '../src/platform/http/bodies.ts';
import { routes } from './answers.ts';

const LIMIT_MS = 150;
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
const short = hostile(SHORT);
const long = hostile(BODY_LIMIT);

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

/** The fastest of up to ten, because the machine may be busy. */
function timeOf(schema: z.ZodType, value: unknown): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 10 && quickest > LIMIT_MS; i++) {
    const before = process.cpuUsage();
    schema.safeParse(value);
    const { user, system } = process.cpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  return quickest;
}

/** A query is limited by the header that contains it. */
const sent = routes.flatMap(({ method, path, body, query }) => [
  ...(body ? [[`${method} ${path}`, body, [short, long]] as const] : []),
  ...(query ? [[`${method} ${path}`, query, [short]] as const] : []),
]);

it('finds the places of fields within fields', () => {
  const schema = z.object({ a: z.array(z.object({ b: email.optional() })).default([]), c: z.string() });
  expect(placesOf(schema).map(([name]) => name)).toEqual(['', '.a', '.a[]', '.a[].b', '.c']);
});

it.each([...sent, ['get /user/email/:email', email, [short, long]] as const])(
  'no field of %s takes long to refuse what is hostile',
  (_, schema, sizes) => {
    const slow = placesOf(schema).flatMap(([place, put]) =>
      short.flatMap((_text, i) => {
        const length = sizes.findIndex((texts) => timeOf(schema, put(texts[i])) > LIMIT_MS);
        return length < 0 ? [] : [`${place}: text ${i}, ${['short', 'long'][length]}`];
      }),
    );
    expect(slow).toEqual([]);
  },
);
