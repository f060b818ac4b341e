import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionRefusal, STATUS_AFTER } from '../../records/absences/rules.ts';
import { takenHalves } from '../../records/entries/halves.ts';
import { takesTheDay } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, type Day, yearOf } from '../../time/day.ts';
import { planRequest, requestRefusal } from '../../workflows/requests/request.ts';
import { accountFields, accountOf, vacationFactsOf } from './account-fields.ts';
import { usedOverTotal, type VacationFacts, vacationAccount, yearBalances } from './vacation-account.ts';

/** One person from November 2025 to the spring of 2027, over two New Years. */
interface Person {
  today: Day;
  vacation: number;
  lastYear: { days: number; enteredIn: number };
  working_days: string;
  absences: { day: Day; project: number; status: number }[];
}

const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('request'),
      in: fc.nat(150),
      days: fc.nat(25),
      back: fc.nat(60),
      project: fc.constantFrom(10, 10, 10, 70, 20),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('approve', 'decline', 'cancel'), which: fc.nat(200) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete'), which: fc.nat(200) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.integer({ min: 1, max: 70 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('entitle'),
      vacation: fc.integer({ min: 0, max: 100 }).map((n) => n / 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('enter'),
      days: fc.integer({ min: 0, max: 30 }).map((n) => n / 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('contract'),
      mask: fc.constantFrom('1111100', '1111000', '1010100', '1111110'),
    }),
  },
);
type Event = { do: string } & Partial<
  Record<'in' | 'days' | 'back' | 'project' | 'which' | 'vacation', number>
> & { mask?: string };

const facts = ({ vacation, lastYear, absences }: Person): VacationFacts => ({
  vacation,
  lastYear,
  days: absences,
});

const requestFacts = (person: Person) => ({
  company: 1,
  working_days: person.working_days,
  taken: takenHalves(person.absences.filter(({ status }) => takesTheDay(status))),
  vacation: facts(person),
});

function happen(person: Person, event: Event): void {
  if (event.do === 'request') request(person, event);
  else if (event.do === 'wait') wait(person, event.days as number);
  else if (event.do === 'entitle') person.vacation = event.vacation as number;
  else if (event.do === 'enter')
    person.lastYear = { days: event.days as number, enteredIn: yearOf(person.today) };
  else if (event.do === 'contract') person.working_days = event.mask as string;
  else decide(person, event);
}

/** The year changes without anyone's doing. */
function wait(person: Person, days: number): void {
  const day = addDays(person.today, days);
  if (yearOf(day) === yearOf(person.today)) person.today = day;
}

/** An accepted request pushes no account below zero. */
function request(person: Person, event: Event): void {
  const day = addDays(person.today, (event.in as number) - (event.back as number));
  const input = { day, end: addDays(day, event.days as number), project: event.project as number };
  if (requestRefusal(input, requestFacts(person), person.today)) return;
  const years = [yearOf(day), yearOf(day) + 1, yearOf(person.today) + 1];
  const before = years.map((year) => Math.min(0, yearBalances(facts(person))(year).open));
  const { days } = planRequest(input, requestFacts(person));
  person.absences.push(...days.map((d) => ({ day: d, project: input.project, status: 0 })));
  if (input.project !== TYPE.vacation) return;
  const lower = years.filter((year, i) => yearBalances(facts(person))(year).open < (before[i] as number));
  expect(lower.filter((year) => year <= yearOf(person.today) + 1)).toEqual([]);
}

function decide(person: Person, event: Event): void {
  const absence = person.absences[(event.which as number) % (person.absences.length || 1)];
  if (!absence) return;
  if (event.do === 'delete') {
    person.absences.splice(person.absences.indexOf(absence), 1);
    return;
  }
  const decision = event.do as keyof typeof STATUS_AFTER;
  if (!decisionRefusal(decision, absence, person.today)) absence.status = STATUS_AFTER[decision];
}

/** The same sums computed independently, year by year, as an office would on paper. */
function onPaper({ vacation, lastYear, absences, today }: Person) {
  const sum = (project: number, test: (day: Day) => boolean) =>
    absences.reduce((n, a) => (a.project === project && a.status < 2 && test(a.day) ? n + 1 : n), 0);
  let left = lastYear.days;
  for (let y = lastYear.enteredIn; y < yearOf(today); y++) {
    const gone = sum(10, (d) => d.startsWith(`${y}-`)) + sum(70, (d) => d.startsWith(`${y}-`));
    left = Math.max(0, vacation + left - gone);
  }
  const year = today.slice(0, 5);
  const used = sum(10, (d) => d.startsWith(year) && d <= today);
  const planned = sum(10, (d) => d.startsWith(year) && d > today);
  return { left, used, planned, open: vacation + left - sum(70, (d) => d.startsWith(year)) - planned - used };
}

/** All places that show the account: profile and worker form, My absences, request form, inbox, refusal. */
function everyPlaceAgrees(person: Person): void {
  const { today } = person;
  const paper = onPaper(person);
  const onTheWire = accountFields(facts(person), today);
  const account = accountOf(onTheWire);
  const inTheForm = vacationFactsOf(onTheWire, person.absences);
  const inTheInbox = yearBalances(facts(person))(yearOf(today));
  const shown = usedOverTotal(account);
  const everywhere = {
    profile: [
      onTheWire.vacation_lastyear,
      onTheWire.usedVacation,
      onTheWire.plannedVacation,
      onTheWire.openVacation,
    ],
    provisional: onTheWire.vacation_lastyear_provisional,
    myAbsences: shown.total - shown.used,
    form: vacationAccount(inTheForm, today),
    inbox: [inTheInbox.open, inTheInbox.lastYearOverdrawn],
  };
  const expected = {
    profile: [paper.left, paper.used, paper.planned, paper.open],
    provisional: person.lastYear.enteredIn < yearOf(today),
    myAbsences: paper.open,
    form: account,
    inbox: [paper.open, Math.max(0, -account.remainder)],
  };
  // Node's comparison takes a fraction of the time.
  if (!isDeepStrictEqual(everywhere, expected)) expect(everywhere).toEqual(expected);
}

/** At the turns of the year alone, since each of them plans a month of days. */
function refusalsAgree(person: Person): void {
  const account = vacationAccount(facts(person), person.today);
  const inTheForm = vacationFactsOf(accountFields(facts(person), person.today), person.absences);
  const next = account.nextYear.available - account.nextYear.requested;
  const [first, firstOfNext] = [yearOf(person.today), account.nextYear.year].map(
    (year) => `${year}-01-01`,
  ) as [Day, Day];
  expect({
    server: refusedRemainder(person, facts(person), first, account.open),
    form: refusedRemainder(person, inTheForm, first, account.open),
    nextYear: refusedRemainder(person, inTheForm, firstOfNext, next),
  }).toEqual({ server: account.open, form: account.open, nextYear: next });
}

/** What the refusal says when one day too many is requested. */
function refusedRemainder(person: Person, vacation: VacationFacts, day: Day, left: number) {
  const everyDay = { company: 1, working_days: '1111111', taken: takenHalves([]), vacation };
  const tooMany = Math.max(1, Math.floor(left) + 1);
  const input = { day, end: addDays(day, tooMany - 1), project: TYPE.vacation };
  const refusal = requestRefusal(input, everyDay, person.today);
  // More than the 90 days to 31 March are left, so the request is refused because of its end.
  return refusal?.code === 'absence_period' ? left : refusal?.remaining;
}

const history = fc.array(event, { minLength: 5, maxLength: 12 });

describe('the vacation account', () => {
  it('[VAC-01] [AMB-35] [AMB-36] [AMB-37] shows the same figures everywhere, over 1 000 histories and two New Years', () => {
    const start = fc.record({ vacation: fc.integer({ min: 20, max: 35 }), left: fc.nat(8) });
    const threeYears = fc.tuple(history, history, history);
    fc.assert(
      fc.property(start, threeYears, ({ vacation, left }, years) => {
        const person: Person = {
          today: '2025-11-03',
          vacation,
          lastYear: { days: left, enteredIn: 2025 },
          working_days: '1111100',
          absences: [],
        };
        for (const [i, events] of years.entries()) {
          if (i > 0) newYear(person);
          for (const each of events) {
            const before = JSON.stringify(person);
            happen(person, each as Event);
            // A refused event changes nothing.
            if (JSON.stringify(person) !== before) everyPlaceAgrees(person);
          }
          refusalsAgree(person);
        }
      }),
      { numRuns: 1000, seed: 20261120 },
    );
  });
});

/** What 31 December predicts for next year is what 1 January shows for this year. */
function newYear(person: Person): void {
  person.today = `${yearOf(person.today)}-12-31`;
  everyPlaceAgrees(person);
  const { nextYear } = vacationAccount(facts(person), person.today);
  person.today = addDays(person.today, 1);
  everyPlaceAgrees(person);
  refusalsAgree(person);
  const account = vacationAccount(facts(person), person.today);
  expect({ requested: account.planned + account.used, left: account.open }).toEqual({
    requested: nextYear.requested,
    left: nextYear.available - nextYear.requested,
  });
}
