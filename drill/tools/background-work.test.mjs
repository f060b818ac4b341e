import { expect, it } from 'vitest';
import { judgeWork } from './background-work.mjs';

const work = { mails: ['a@x', 'b@x'], companies: [1001, 1002] };
const whole = new Map([
  ['a@x', ['<1>']],
  ['b@x', ['<2>', '<2>']],
]);
const once = [
  { company: 1001, times: 1 },
  { company: 1002, times: 1 },
];
const faults = (...args) => judgeWork(...args).faults;

it('a mail may come twice as the same message, a job has worked once', () => {
  expect(judgeWork(work, whole, once)).toEqual({
    checks: 4,
    faults: [],
    figures: {
      'mails sent, of them twice (with the same Message-ID)': '2, 1',
      'companies that a job has told once': 2,
    },
  });
});

it('a mail that never came, and one that came again as another message', () => {
  expect(faults(work, new Map([['b@x', ['<2>', '<3>']]]), once)).toEqual([
    '1 mails were never sent',
    '1 mails came again as another message',
  ]);
});

it('a job that has not worked, or twice', () => {
  expect(faults(work, whole, [{ company: 1001, times: 2 }])).toEqual([
    'company 1001 was told 2 times instead of once',
    'company 1002 was told 0 times instead of once',
  ]);
});

it('no work at all proves nothing', () => {
  expect(faults({ mails: [], companies: [] }, whole, once)).toEqual(['there was no work in the background']);
});
