import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { closingFigureInput, closingInput, previewInput } from '../../workflows/yearend/contract.ts';
import { expiryChange, noticeInput } from '../../workflows/yearend/notice-contract.ts';
import { figureInput, postingInput, reversalInput } from './contract.ts';

const posting = { user: 7, year: 2026, day: '2026-11-18', kind: 'extra', days: 2, text: 'Umzug' };
const notice = { year: 2026, channel: 'app' };
const read = { users: null, day: null, note: null };
const expiry = { expiry: '03-31', suspended_until: '2027-01-01', version: 1 };
const everyone = Array.from({ length: 5000 }, (_, at) => at + 1);

describe('[LED-07] [LED-10] [LED-11] what is read', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['extra days', postingInput, { ...posting, text: ' Umzug ' }, posting],
    [
      'a correction',
      postingInput,
      { ...posting, kind: 'correction', days: -366 },
      { ...posting, kind: 'correction', days: -366 },
    ],
    [
      'a correction upwards',
      postingInput,
      { ...posting, kind: 'correction', days: 366 },
      { ...posting, kind: 'correction', days: 366 },
    ],
    [
      'a payout',
      postingInput,
      { ...posting, kind: 'paid_out', days: 0.25 },
      { ...posting, kind: 'paid_out', days: 0.25 },
    ],
    ['a reversal', reversalInput, { text: 'abc' }, { text: 'abc' }],
    ['a figure', figureInput, {}, { figure: 'open' }],
    [
      'a figure of a day',
      figureInput,
      { figure: 'taken', asOf: '2026-11-18' },
      { figure: 'taken', asOf: '2026-11-18' },
    ],
    ['a preview', previewInput, { year: 2020 }, { year: 2020 }],
    [
      'a closing',
      closingInput,
      { year: 2100, hash: 'x'.repeat(64) },
      { year: 2100, hash: 'x'.repeat(64), expire: [], carry: [] },
    ],
    [
      'a closing with choices',
      closingInput,
      { year: 2026, hash: 'x', expire: everyone, carry: [8] },
      { year: 2026, hash: 'x', expire: everyone, carry: [8] },
    ],
    ['a number of a closing', closingFigureInput, {}, { figure: 'rest', expire: false, carry: false }],
    [
      'one with choices',
      closingFigureInput,
      { figure: 'taken', expire: 'true', carry: 'false' },
      { figure: 'taken', expire: true, carry: false },
    ],
    ['a notice', noticeInput, notice, { ...notice, ...read }],
    [
      'a notice on paper',
      noticeInput,
      { ...notice, channel: 'paper', users: everyone, day: '2026-11-18', note: 'x' },
      { year: 2026, channel: 'paper', users: everyone, day: '2026-11-18', note: 'x' },
    ],
    ['an expiry', expiryChange, expiry, expiry],
    [
      'an expiry as in the company',
      expiryChange,
      { version: 1 },
      { version: 1, expiry: null, suspended_until: null },
    ],
  ])('%s', (_, schema, sent, expected) => {
    expect(schema.parse(sent)).toEqual(expected);
  });
});

describe('[LED-07] [LED-10] [LED-11] what is refused', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['extra days below zero', postingInput, { ...posting, days: -1 }, 'days posting_days'],
    ['no extra days', postingInput, { ...posting, days: 0 }, 'days posting_days'],
    ['a payout below zero', postingInput, { ...posting, kind: 'paid_out', days: -1 }, 'days posting_days'],
    ['a payout of nothing', postingInput, { ...posting, kind: 'paid_out', days: 0 }, 'days posting_days'],
    [
      'a correction by nothing',
      postingInput,
      { ...posting, kind: 'correction', days: 0 },
      'days posting_days',
    ],
    ['more than a year', postingInput, { ...posting, days: 366.5 }, 'days posting_days'],
    ['less than a year', postingInput, { ...posting, kind: 'correction', days: -366.5 }, 'days posting_days'],
    ['thousandths', postingInput, { ...posting, days: 0.125 }, 'days posting_days'],
    ['a carried day', postingInput, { ...posting, kind: 'carried' }, 'kind invalid_input'],
    ['two characters', postingInput, { ...posting, text: ' ab ' }, 'text posting_reason'],
    ['no reason', reversalInput, {}, 'text posting_reason'],
    ['a novel', reversalInput, { text: 'x'.repeat(256) }, 'text text_too_long'],
    ['an odd figure', figureInput, { figure: 'all' }, 'figure invalid_input'],
    ['a year of the past', previewInput, { year: 2019 }, 'year invalid_input'],
    ['a year far ahead', previewInput, { year: 2101 }, 'year invalid_input'],
    ['no year', previewInput, {}, 'year fields_missing'],
    ['a long hash', closingInput, { year: 2026, hash: 'x'.repeat(65) }, 'hash invalid_input'],
    ['no hash', closingInput, { year: 2026 }, 'hash fields_missing'],
    [
      'too many people',
      closingInput,
      { year: 2026, hash: 'x', expire: [...everyone, 1] },
      'expire invalid_input',
    ],
    ['a person as people', closingInput, { year: 2026, hash: 'x', carry: 7 }, 'carry invalid_input'],
    ['an odd number of a closing', closingFigureInput, { figure: 'all' }, 'figure invalid_input'],
    ['an odd choice', closingFigureInput, { expire: 'yes' }, 'expire invalid_input'],
    ['a notice of the past', noticeInput, { ...notice, year: 2019 }, 'year invalid_input'],
    ['a notice far ahead', noticeInput, { ...notice, year: 2101 }, 'year invalid_input'],
    ['a notice to nobody', noticeInput, { ...notice, users: [] }, 'users invalid_input'],
    ['a notice to too many', noticeInput, { ...notice, users: [...everyone, 1] }, 'users invalid_input'],
    ['a notice to all as a word', noticeInput, { ...notice, users: 'all' }, 'users invalid_input'],
    ['an odd channel', noticeInput, { ...notice, channel: 'fax' }, 'channel invalid_input'],
    ['no channel', noticeInput, { year: 2026 }, 'channel fields_missing'],
    ['a long note', noticeInput, { ...notice, note: 'x'.repeat(256) }, 'note text_too_long'],
    ['an expiry on no day', expiryChange, { ...expiry, expiry: '02-30' }, 'expiry expiry_day'],
    ['an expiry that is no text', expiryChange, { ...expiry, expiry: 5 }, 'expiry expiry_day'],
    ['an expiry of a longer form', expiryChange, { ...expiry, expiry: '03-31 ' }, 'expiry expiry_day'],
  ])('%s', (_, schema, sent, fault) => {
    const { issues = [] } = schema.safeParse(sent).error ?? {};
    expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
  });
});
