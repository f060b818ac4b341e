import { expect, it } from 'vitest';
import { dayDoubts, employmentDoubts } from './doubts.ts';

const roof = { project_name: 'Dach', start_date: '2026-11-01', end_date: '2026-11-30' };
const recorded = { day: '2026-11-20', booked: 8, projects: [roof], worker_since: '2021-03-01' };
const doubts = (changes: Partial<Parameters<typeof dayDoubts>[0]>) => dayDoubts({ ...recorded, ...changes });
const doubtsOfProject = (changes: Partial<typeof roof>) => doubts({ projects: [{ ...roof, ...changes }] });

it('[BOOK-06] a booking within its project, its day and the employment raises no doubt', () => {
  expect(doubts({})).toEqual([]);
  expect(doubts({ booked: 24 })).toEqual([]);
  expect(doubts({ booked: 24.000000001 })).toEqual([]);
  expect(doubtsOfProject({ start_date: '2026-11-20', end_date: '2026-11-20' })).toEqual([]);
  expect(doubts({ projects: [], worker_since: null })).toEqual([]);
  expect(doubts({ projects: [{ project_name: 'Dach', start_date: null, end_date: null }] })).toEqual([]);
});

it('[BOOK-06] hours beyond a day, outside the project or before the entry raise a doubt', () => {
  expect(doubts({ booked: 24.25 })).toEqual(['Die Projektbuchungen am 20.11.2026 ergeben 24,25 h.']);
  expect(doubtsOfProject({ end_date: '2026-11-19' })).toEqual(['Das Projekt „Dach“ endete am 19.11.2026.']);
  expect(doubtsOfProject({ start_date: '2026-11-21' })).toEqual([
    'Das Projekt „Dach“ beginnt erst am 21.11.2026.',
  ]);
  expect(doubts({ worker_since: '2026-11-21' })).toEqual(['Der Tag liegt vor dem Eintritt am 21.11.2026.']);
});

it('[BOOK-06] every doubt of a day is reported, for each of its projects', () => {
  const wall = { project_name: 'Wand', start_date: '2026-12-01', end_date: null };
  const all = doubts({
    booked: 25,
    projects: [{ ...roof, end_date: '2026-11-19' }, wall],
    worker_since: '2026-12-01',
  });
  expect(all.map((sentence) => sentence.split(' ').slice(0, 3).join(' '))).toEqual([
    'Die Projektbuchungen am',
    'Das Projekt „Dach“',
    'Das Projekt „Wand“',
    'Der Tag liegt',
  ]);
});

it('[TIME-02] a working time before the day of entry raises a doubt', () => {
  expect(employmentDoubts('2026-11-20', null)).toEqual([]);
  expect(employmentDoubts('2026-11-20', '2026-11-20')).toEqual([]);
  expect(employmentDoubts('2026-11-19', '2026-11-20')).toHaveLength(1);
});
