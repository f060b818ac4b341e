import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, firstOfMonth, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import { advanceIds } from './bulk.ts';
import { Chance } from './chance.ts';
import { showcase } from './companies.ts';
import { History } from './history.ts';
import { House } from './house.ts';
import { accountOccurrences } from './showcase-accounts.ts';
import { seedBudgets } from './showcase-budgets.ts';
import { seedWork } from './showcase-catalogue.ts';
import {
  contractOccurrences,
  corrected,
  correction,
  deletion,
  shutdownOccurrences,
  switchedOn,
} from './showcase-changes.ts';
import { colleaguesOf, jobs, type Moment, personRow, seedCompany } from './showcase-company.ts';
import { dayOccurrences } from './showcase-day.ts';
import { staffingOccurrences } from './showcase-decisions.ts';
import {
  hourOf,
  idOf,
  type Occurrence,
  requestOccurrences,
  type Stage,
  workOccurrences,
} from './showcase-events.ts';
import { certificateOccurrences, kindOccurrences } from './showcase-kinds.ts';
import { lawDays } from './showcase-law.ts';
import { lockedMonth } from './showcase-months.ts';
import { feedOccurrences, noticeOccurrences } from './showcase-notices.ts';
import { allowanceOccurrences } from './showcase-payroll.ts';
import { punchDays } from './showcase-punch.ts';
import { reportOccurrences } from './showcase-reports.ts';
import { deputyOccurrence, teamOccurrences, wordsOn } from './showcase-teams.ts';
import { type AskedDays, requestsOf, type ShownEntry, workOf } from './showcase-year.ts';
import { firstDay } from './year.ts';

const FEATURES = [
  'calendar',
  'contracts',
  'halfdays',
  'audit',
  'office',
  'teams',
  'kinds',
  'decisions',
  'visibility',
  'feeds',
  'reports',
  'budgets',
  'security',
  'notices',
  'day',
];
const WRONG = 'Versehentlich auf dieses Projekt gebucht';

/** The year of the showcase, month by month: what was recorded, decided and corrected, and the seal below it. */
export async function seedShowcase(owner: Client, moment: Moment): Promise<void> {
  const { now, today } = moment;
  await seedCompany(owner, moment, FEATURES);
  const projects = await seedWork(
    owner,
    jobs.map(({ id }) => id),
    today,
  );
  const people = colleaguesOf(today, projects);
  const house = await House.of(owner, showcase.id);
  const history = await History.of(owner, house, showcase.id);
  const stage = { owner, history, house, now, today, people };
  const occurrences = yearOf(stage, moment).toSorted((a, b) => a.day.localeCompare(b.day));
  for (let month = firstDay(today); month <= today; month = addDays(lastOfMonth(month), 1)) {
    const ofMonth = occurrences.filter(({ day }) => monthOf(day) === monthOf(month));
    for (const { happen } of ofMonth) await happen();
    await history.seal(hourOf(stage, lastOfMonth(month), 20));
  }
  await history.end();
  await house.end();
  await seedBudgets(owner, today);
  await advanceIds(owner, ['places']);
}

function yearOf(stage: Stage, moment: Moment): Occurrence[] {
  const { people, today } = stage;
  const chance = new Chance(1848);
  const requests: AskedDays[] = [];
  const ordinary: ShownEntry[] = [];
  for (const person of people) {
    const { requests: own, off } = requestsOf(person, today);
    requests.push(...own);
    ordinary.push(...workOf(person, off, today, chance));
  }
  const law = lawDays(stage, ordinary);
  const absent = requests.flatMap(({ rows }) => rows);
  const clock = punchDays(stage, law.worked, absent);
  const shutdowns = new Map<Day, number>();
  const kinds = new Map<string, number>();
  const months = lockedMonth(stage, clock.worked);
  const newcomer = showcase.people.find(({ email }) => email.startsWith('frida'));
  if (!newcomer) throw new Error('Nobody comes in March.');
  return [
    switchedOn(stage, FEATURES),
    ...slips(
      stage,
      months.asRecorded.filter((row) => row !== law.late),
    ),
    ...law.occurrences,
    ...contractOccurrences(stage, personRow(newcomer, moment)),
    ...teamOccurrences(stage),
    deputyOccurrence(stage),
    ...kindOccurrences(stage, kinds),
    ...staffingOccurrences(stage),
    ...reportOccurrences(stage),
    ...accountOccurrences(stage, [...clock.worked, ...absent]),
    ...shutdownOccurrences(stage, requests, shutdowns),
    ...requestOccurrences(stage, requests, { shutdowns, kinds }, (request) => wordsOn(stage, request)),
    ...certificateOccurrences(stage, requests),
    ...allowanceOccurrences(stage, montageDays(stage, clock.worked)),
    ...months.occurrences,
    ...clock.occurrences,
    ...noticeOccurrences(stage),
    ...dayOccurrences(stage, clock.worked),
    ...feedOccurrences(stage),
  ];
}

/** The first working days of the fitter in the last two months. */
function montageDays(stage: Stage, worked: readonly ShownEntry[]): Day[] {
  const own = worked.filter(({ user_id, type }) => user_id === idOf(stage, 'armin') && type === TYPE.work);
  const [before, now] = [addDays(firstOfMonth(stage.today), -1), stage.today].map(monthOf);
  return [before, now].flatMap((month) =>
    own
      .map(({ day }) => day)
      .filter((day) => monthOf(day) === month)
      .slice(0, 3),
  );
}

/** The working times with some that were wrong at first, and how they were put right. */
function slips(stage: Stage, worked: readonly ShownEntry[]): Occurrence[] {
  const wrong = stage.people.flatMap(({ id }, i) => corrected(worked, id, 3 + 2 * i) ?? []);
  const firsts = new Map(wrong.map(({ row, first }) => [row, first]));
  const booked = worked.filter(({ type, project_id }) => type === null && project_id !== null).at(-9);
  const extra = booked ? [{ ...booked, hours: 0.5, booking_text: WRONG }] : [];
  const asRecorded = [...worked.map((row) => firsts.get(row) ?? row), ...extra];
  return [
    ...workOccurrences(stage, asRecorded),
    ...wrong.map(({ row }) => correction(stage, row, row.user_id === idOf(stage, 'hanna'))),
    ...extra.map((row) => deletion(stage, row, WRONG)),
  ];
}
