import { expect, it } from 'vitest';
import type { Who } from '../../access/access.ts';
import { type FirstFacts, firstStepsOf } from './first-steps.ts';

const NOTHING: FirstFacts = {
  places: 0,
  place: null,
  recorded: 0,
  uncontracted: 0,
  others: 0,
  uninvited: 0,
  projects: false,
};
const chef: Who = {
  role: 'admin',
  globalAdmin: false,
  flags: ['timebooking', 'projectbooking'],
  features: ['calendar', 'contracts'],
};
const done = (facts: Partial<FirstFacts>, who: Who = chef) =>
  firstStepsOf({ ...NOTHING, ...facts }, who, '2026-06-03').steps.map(
    ({ name, done }) => `${name}${done ? ' done' : ''}`,
  );
const munich = { name: 'Hauptsitz', land: 'BY', extras: [] } as const;

it.each<[string, Partial<FirstFacts>, string[]]>([
  ['nothing', {}, ['land', 'people', 'contracts', 'invitations', 'project']],
  [
    'an admin alone who is recorded',
    { recorded: 1 },
    ['land', 'people', 'contracts done', 'invitations', 'project'],
  ],
  [
    'somebody without contract and invitation',
    { recorded: 1, others: 1, uncontracted: 1, uninvited: 1 },
    ['land', 'people done', 'contracts', 'invitations', 'project'],
  ],
  [
    'all of it',
    { place: { ...munich, extras: [] }, recorded: 3, others: 3, projects: true },
    ['land done', 'people done', 'contracts done', 'invitations done', 'project done'],
  ],
])('[START-04] with %s the first steps are ticked off by themselves', (_, facts, steps) => {
  expect(done(facts)).toEqual(steps);
});

it('[START-04] a step whose module or feature is off is absent', () => {
  expect(done({}, { ...chef, flags: ['timebooking'], features: ['calendar'] })).toEqual([
    ...['land', 'people', 'invitations'],
  ]);
});

it.each([
  ['2026-06-03', 'Fronleichnam', '2026-06-04'],
  ['2026-06-04', 'Fronleichnam', '2026-06-04'],
  ['2026-12-27', 'Neujahr', '2027-01-01'],
])('[START-04] on %s the next holiday of Bavaria is %s', (today, name, day) => {
  const { place } = firstStepsOf({ ...NOTHING, place: { ...munich, extras: [] } }, chef, today);
  expect(place).toEqual({ name: 'Hauptsitz', land: 'BY', holiday: { name, day } });
});
