import { expect, it } from 'vitest';
import { lawPreview, lawPreviewInput } from './contract.ts';
import { lawInput } from './fields.ts';

const time = { day: '2026-11-18', hours: 8, start_time: '08:00', end_time: '16:30', break: 0.5 };
const rest = { from: '12:00', to: '12:30', kind: 'break' };

it.each([
  [{}, { intervals: null, law_reason: null, replace_times: null }],
  [{ replace_times: false }, { replace_times: false }],
  [{ replace_times: null }, { replace_times: null }],
  [
    { intervals: [], law_reason: ' Rohrbruch ' },
    { intervals: [], law_reason: 'Rohrbruch' },
  ],
  [{ intervals: [{ ...rest, to: '12:30:00' }] }, { intervals: [rest], law_reason: null }],
  [{ intervals: Array(50).fill(rest), law_reason: 'x'.repeat(255) }, { law_reason: 'x'.repeat(255) }],
  [
    { intervals: null, law_reason: 'Notöf' },
    { intervals: null, law_reason: 'Notöf' },
  ],
])('[LAW-01] [LAW-11] beside a working time %j are read', (sent, expected) => {
  expect(lawInput.parse(sent)).toMatchObject(expected);
});

it.each([
  [{ intervals: 'morgens' }, 'intervals law_intervals'],
  [{ intervals: Array(51).fill(rest) }, 'intervals law_intervals'],
  [{ intervals: [12] }, 'intervals,0 law_intervals'],
  [{ intervals: [{ ...rest, from: '24:00' }] }, 'intervals,0,from law_intervals'],
  [{ intervals: [{ ...rest, to: '12' }] }, 'intervals,0,to law_intervals'],
  [{ intervals: [{ ...rest, kind: 'lunch' }] }, 'intervals,0,kind law_intervals'],
  [{ law_reason: 5 }, 'law_reason law_reason'],
  [{ law_reason: '   x   ' }, 'law_reason law_reason'],
  [{ law_reason: 'Notö' }, 'law_reason law_reason'],
  [{ law_reason: 'x'.repeat(256) }, 'law_reason text_too_long'],
  [{ law_reason: 'Rohr\0bruch' }, 'law_reason law_reason'],
])('[LAW-01] [LAW-11] %j is refused: %s', (sent, fault) => {
  const { issues = [] } = lawInput.safeParse(sent).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
});

it('[LAW-11] a preview knows the working time that it changes, and whose it is', () => {
  expect(lawPreviewInput.parse(time)).toMatchObject({ id: null, user: null, intervals: null });
  expect(lawPreviewInput.parse({ ...time, id: 7, user: 8 })).toMatchObject({ id: 7, user: 8 });
});

it('[LAW-11] a note has one of two remedies, or none', () => {
  const note = { day: '2026-11-18', code: 'break', level: 'note', law: '§ 4', text: 'x', help: null };
  const remedies = [{ kind: 'add_break', minutes: 15 }, { kind: 'rest_day', until: '2026-11-28' }, null];
  const answer = {
    notes: remedies.map((remedy) => ({ ...note, remedy })),
    needs_reason: false,
    breaks: null,
  };
  expect(lawPreview.parse(answer)).toEqual(answer);
  const odd = { ...answer, notes: [{ ...note, remedy: { kind: 'add_break', until: '2026-11-28' } }] };
  expect(lawPreview.safeParse(odd).success).toBe(false);
});
