import { expect, it } from 'vitest';
import type { z } from 'zod';
import { forgottenInput, missingBreakInput, tapInput } from './contract.ts';
import { clientIdOf, hasMinutes, pinRefusal, TERMINAL_HEADER } from './limits.ts';
import { forgottenQuestion, forgottenQuestionOf, missingBreakQuestion } from './messages.ts';
import {
  pinInput,
  terminalBreakInput,
  terminalInput,
  terminalLookInput,
  terminalTapInput,
} from './terminal-contract.ts';

const ID = '0b1f6a52-6a0c-4a0e-9d3b-3f5d0c1b2a49';
const forgotten = { day: '2026-11-18', time: '17:00', reason: 'vergessen' };
const person = { number: '12', pin: '123456' };

it.each<[string, z.ZodType, unknown, unknown]>([
  ['a punch', tapInput, { client_id: ID.toUpperCase() }, { client_id: ID }],
  [
    'an answer',
    forgottenInput,
    { ...forgotten, reason: ' Akku ' + 'x ' },
    { ...forgotten, reason: 'Akku x' },
  ],
  [
    'an answer of five characters',
    forgottenInput,
    { ...forgotten, reason: 'müde!' },
    { ...forgotten, reason: 'müde!' },
  ],
  ['a break', missingBreakInput, { day: '2026-11-18', minutes: 1 }, { day: '2026-11-18', minutes: 1 }],
  [
    'a long break',
    missingBreakInput,
    { day: '2026-11-18', minutes: 120 },
    { day: '2026-11-18', minutes: 120 },
  ],
  ['a name', terminalInput, { name: 'x'.repeat(40) }, { name: 'x'.repeat(40) }],
  ['a PIN', pinInput, { pin: '047110' }, { pin: '047110' }],
  [
    'an old PIN that is simple',
    terminalLookInput,
    { ...person, pin: '000000' },
    { ...person, pin: '000000' },
  ],
  [
    'a long number',
    terminalLookInput,
    { ...person, number: '123456789012' },
    { ...person, number: '123456789012' },
  ],
  [
    'a punch at a terminal',
    terminalTapInput,
    { ...person, tap: 'go', client_id: ID },
    { ...person, tap: 'go', client_id: ID },
  ],
  [
    'a break at a terminal',
    terminalBreakInput,
    { ...person, day: '2026-11-18', minutes: 15 },
    { ...person, day: '2026-11-18', minutes: 15 },
  ],
])('[CLK-01] [CLK-07] %s is read', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

it.each<[string, z.ZodType, unknown, string[]]>([
  ['a punch without an id', tapInput, {}, ['client_id fields_missing']],
  ['a punch with an odd id', tapInput, { client_id: '12' }, ['client_id invalid_input']],
  ['no reason', forgottenInput, { ...forgotten, reason: null }, ['reason clock_reason']],
  ['a reason that is none', forgottenInput, { ...forgotten, reason: 5 }, ['reason clock_reason']],
  ['four characters', forgottenInput, { ...forgotten, reason: ' müde ' }, ['reason clock_reason']],
  ['a novel', forgottenInput, { ...forgotten, reason: 'x'.repeat(256) }, ['reason text_too_long']],
  ['half a minute', missingBreakInput, { day: '2026-11-18', minutes: 0.5 }, ['minutes invalid_input']],
  ['no minute', missingBreakInput, { day: '2026-11-18', minutes: 0 }, ['minutes invalid_input']],
  ['two hours and more', missingBreakInput, { day: '2026-11-18', minutes: 121 }, ['minutes invalid_input']],
  ['a long name', terminalInput, { name: 'x'.repeat(41) }, ['name text_too_long']],
  ['no PIN', pinInput, {}, ['pin terminal_pin']],
  ['a number as PIN', pinInput, { pin: 123456 }, ['pin terminal_pin']],
  ['the same digits', pinInput, { pin: '000000' }, ['pin terminal_pin_simple']],
  ['five digits', pinInput, { pin: '12345' }, ['pin terminal_pin']],
  ['seven digits', pinInput, { pin: '1234567' }, ['pin terminal_pin']],
  ['letters', pinInput, { pin: '12345a' }, ['pin terminal_pin']],
  ['no number', terminalLookInput, { ...person, number: '' }, ['number fields_missing']],
  ['thirteen digits', terminalLookInput, { ...person, number: '1234567890123' }, ['number invalid_input']],
  ['a name as number', terminalLookInput, { ...person, number: 'Anna' }, ['number invalid_input']],
  ['an odd punch', terminalTapInput, { ...person, tap: 'sleep', client_id: ID }, ['tap invalid_input']],
])('[CLK-01] [CLK-06] [CLK-07] %s is refused', (_, schema, sent, faults) => {
  const { issues = [] } = schema.safeParse(sent).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual(faults);
});

it('[CLK-07] the form refuses the PIN that the schema refuses, at its field', () => {
  expect(pinRefusal('471108', '7')).toBeNull();
  const refusal = pinRefusal('1234567', '7');
  expect([refusal?.code, refusal?.field]).toEqual(['terminal_pin', 'pin']);
});

it('[CLK-01] the id of a punch is a random UUID of version 4', () => {
  expect(clientIdOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(clientIdOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(clientIdOf(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe(
    '00010203-0405-4607-8809-0a0b0c0d0e0f',
  );
});

it('[CLK-03] working times of any minute belong to the clock', () => {
  expect([undefined, [], ['law'], ['law', 'clock']].map(hasMinutes)).toEqual([false, false, false, true]);
});

it('[CLK-07] a terminal names itself in this header', () => {
  expect(TERMINAL_HEADER).toBe('terminal');
});

it('[CLK-06] [CLK-08] asks for what is missing', () => {
  expect(forgottenQuestion('18.11.2026')).toBe('Wann haben Sie am 18.11.2026 aufgehört?');
  expect(forgottenQuestionOf('Änne Groß', '18.11.2026')).toBe('Wann hat Änne Groß am 18.11.2026 aufgehört?');
  expect(missingBreakQuestion(15)).toBe('15 Minuten Pause fehlen – eintragen?');
});
