/// <reference types="vite/client" />
import { api, createStore } from '@stundenbuch/web/api';
import { expect, it, vi } from 'vitest';

// Every module adds its calls to the one api: new ones are found by themselves.
import.meta.glob('../{shell,remotes/*}/src/**/*.api.ts', { eager: true });
import.meta.glob('../remotes/absences/src/account/account-warnings.tsx', { eager: true });
const { DECIDED } = Object.values(
  import.meta.glob<{ DECIDED: readonly string[] }>('../remotes/absences/src/inbox/inbox.api.ts', {
    eager: true,
  }),
)[0] as { DECIDED: readonly string[] };

const sources = import.meta.glob<string>('../{shell,packages/web,remotes/*}/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every call of the browser has a name of its own: of two with one name only the first would be sent', () => {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^\s+(\w+): (?:build\.(?:query|mutation)|\w+\(\s*build,)/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(180);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

interface Definition {
  type: 'query' | 'mutation';
  query?: (argument: unknown) => string | { url: string; method?: string };
}

const definitions: Record<string, Definition> = {};
api.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(api.endpoints).map((name) => [
      name,
      (definition: Definition) => {
        definitions[name] = definition;
      },
    ]),
  ),
});

const MONTH = '2026-10';
const OF_PERSON = { user: 7, month: MONTH };

/** The calls that show hours of people, and one that asks each. */
const HOURS: Record<string, unknown> = {
  ownMonths: undefined,
  personMonth: OF_PERSON,
  companyMonths: MONTH,
  sheet: OF_PERSON,
  ownCorrections: undefined,
  openCorrections: undefined,
  correctionPreview: 1,
  overtimeBalance: undefined,
  overtimeMonth: OF_PERSON,
  overtimeOfCompany: MONTH,
  accounts: MONTH,
  forgottenOf: 7,
  accountOfWorker: OF_PERSON,
  accountMonth: OF_PERSON,
  monthOfTeam: MONTH,
  monthOfWorker: OF_PERSON,
  forgottenOfWorker: 7,
  punchClock: undefined,
  lawPreview: { day: '2026-10-05' },
  lawOfCompany: { from: '2026-10-01', to: '2026-10-31' },
  missingDays: undefined,
  overview: undefined,
  ownFaults: 'wrong-bookings',
  companyFaults: 'multiple-bookings',
};
/** Those that show vacation. */
const VACATION: Record<string, unknown> = {
  correctionPreview: 1,
  workers: undefined,
  peopleOfMonth: undefined,
  personMonth: OF_PERSON,
  companyMonths: MONTH,
  sheet: OF_PERSON,
  ledgerFigure: { user: 7, figure: 'open', asOf: '2026-10-05' },
  noticePeople: 2026,
  dueNotices: undefined,
  personExpiry: 7,
  yearEnds: undefined,
};

/** Queries at the same places that show no figure, or keep none. */
const NO_FIGURE: Record<string, string> = {
  sheetCheck: 'asked once, by a button',
  yearEndPreview: 'kept no longer than its page',
  yearEndFigure: 'kept no longer than its page',
  ownNotices: 'what was told stays as it was told',
};
const AT_FIGURES = /^\/(month|overtime|law|sheet|correction|vacation|clock$|clock\/forgotten|user$)/;

/** Changes after which hours stay what they are, by their call. */
const NO_HOURS: readonly [RegExp, string][] = [
  [/^(POST|PUT) \/timesheet\/booking/, 'projects are no hours of a person; faults have their own tags'],
  [/^\w+ \/timesheet\/stopwatch/, 'what is measured becomes a booking'],
  [/^\w+ \/timesheet\/favourite/, 'what is booked again and again'],
  [/^PUT \/company\/1$/, 'the operator’s: names, and modules, whose pages come and go'],
  [/^\w+ \/(company\/job|category|project|customer|inventory|address)\b/, 'names and projects'],
  [/^POST \/company$/, 'a company of others'],
  [/^\w+ \/hourly/, 'rates'],
  [
    /^\w+ \/user\/(session|proof|pwupdate|email|passkey|factor|forgot|login|register|invite|token|identity)/,
    'the account',
  ],
  [/^\w+ \/user\/[^/]+\/(reset|factor|identity|invite|held)/, 'the account'],
  [/^\w+ \/(notice|audit|inspection|change)/, 'messages and the log'],
  [/^\w+ \/sso/, 'the provider people sign on at'],
  [/^POST \/import(\/[^/]+\/finish)?$/, 'rows were taken over one chunk at a time'],
  [/^\w+ \/clock\/(terminal|pin)/, 'where one stamps'],
  [/^POST \/(calendar\/closure|contract)\/preview/, 'a question'],
  [/^POST \/user\/[^/]+\/recording$/, 'a question'],
  [/^\w+ \/sheet\//, 'files'],
  [/^POST \/timesheet\/absence\/sick-report$/, 'tells the office, which enters it'],
  [/^DELETE \/company\/first-steps$/, 'a list of the dashboard'],
  [/^\w+ \/report\/view/, 'a report that is saved is what is asked, not what is answered'],
  [/^\w+ \/payroll\//, 'what is handed over is computed when it is asked for'],
  [/^\w+ \/surcharge/, 'rules of surcharges'],
  [/^\w+ \/allowance/, 'counts beside the hours'],
  [/^\w+ \/calendar\/feed/, 'addresses of calendars'],
  [/^\w+ \/contingent/, 'an account of its own, in days or hours of a kind'],
  [/^\w+ \/staffing/, 'how many have to be there'],
  [/^\w+ \/(sick-case|insurance)/, 'what is noted of a sickness, and whose insurance'],
];
/** Decisions are sent together; what follows them is `MOVED`. */
const TOGETHER = ['decideAbsence', 'decideRequest'];
/** They build their call themselves and only read. */
const FILES = [
  'sheetPdf',
  'sheetZip',
  'makePackage',
  'payrollFile',
  'statementPdf',
  'personFile',
  'companyFile',
];

const ARGUMENT = {
  id: 1,
  user: 7,
  users: [7],
  month: MONTH,
  day: '2026-10-05',
  punch: 'go',
  decision: 'approve',
  feature: 'closing',
  input: { name: 'x' },
  body: {},
  answer: {},
  text: 'Grund',
  version: 1,
};

const callOf = ({ query }: Definition, argument: unknown = ARGUMENT): string => {
  const call = query?.(argument) ?? '';
  return typeof call === 'string' ? `GET ${call}` : `${call.method ?? 'GET'} ${call.url}`;
};
const mutations = Object.entries(definitions).filter(([, { type }]) => type === 'mutation');

it('[FND-11] every query of hours or vacation is known here', () => {
  const known: Record<string, unknown> = { ...HOURS, ...VACATION };
  const all = { ...known, ...NO_FIGURE };
  const queries = Object.entries(definitions).filter(([, { type, query }]) => type === 'query' && query);
  expect(queries.length).toBeGreaterThan(50);
  const unknown = queries
    .filter(([name, definition]) => AT_FIGURES.test(callOf(definition, known[name]).replace(/^\w+ /, '')))
    .map(([name]) => name)
    .filter((name) => !(name in all));
  expect(unknown).toEqual([]);
  expect(Object.keys(all).filter((name) => !(name in definitions))).toEqual([]);
});

/** Which of the queries are asked again after the change. */
async function askedAgain(queries: Record<string, unknown>, change: (store: Store) => unknown) {
  const store = createStore();
  vi.stubGlobal('fetch', async () => Response.json([]));
  const asked = new Map<string, number>();
  const count = (name: string) => asked.set(name, (asked.get(name) ?? 0) + 1);
  const endpoints = api.endpoints as unknown as Record<string, Endpoint>;
  const running = Object.entries(queries).map(([name, argument]) =>
    store.dispatch(endpoints[name]?.initiate(argument) as never),
  );
  await Promise.all(running);
  const started = new Map(Object.keys(queries).map((name) => [name, startedAt(store, name)]));
  vi.stubGlobal('fetch', async (asked: Request) =>
    Response.json(asked.url.includes('/overtime/company') ? [] : { id: 1 }),
  );
  await new Promise((done) => setTimeout(done, 2));
  await change(store);
  await expect
    .poll(() => Object.values(store.getState().api.queries).some((one) => one?.status === 'pending'))
    .toBe(false);
  for (const name of Object.keys(queries)) if (startedAt(store, name) !== started.get(name)) count(name);
  store.dispatch(api.util.resetApiState());
  return [...asked.keys()].toSorted();
}

type Store = ReturnType<typeof createStore>;
interface Endpoint {
  initiate: (argument: unknown) => unknown;
}

const startedAt = (store: Store, name: string) =>
  Object.values(store.getState().api.queries).find((one) => one?.endpointName === name)?.startedTimeStamp;

const all = (queries: Record<string, unknown>) => Object.keys(queries).toSorted();
const changing = mutations.filter(
  ([name, definition]) =>
    ![...TOGETHER, ...FILES].includes(name) && !NO_HOURS.some(([call]) => call.test(callOf(definition))),
);

it('[FND-11] the changes that matter are more than a handful', () => {
  const names = changing.map(([name]) => name);
  for (const name of ['requestAbsence', 'saveContract', 'saveSettings', 'punch', 'postOvertime', 'savePlace'])
    expect(names).toContain(name);
});

it.each(changing.map(([name]) => name))('[FND-11] after %s all hours are asked for again', async (name) => {
  const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name];
  const change = (store: Store) => store.dispatch(endpoint?.initiate(ARGUMENT) as never);
  expect(await askedAgain(HOURS, change)).toEqual(all(HOURS));
});

/** Of those, what changes no vacation. */
const NO_VACATION = /^\w+ \/(timesheet\/(workingtime|booking$)|clock|overtime|month|correction)/;
const ofVacation = changing.filter(([, definition]) => !NO_VACATION.test(callOf(definition)));

it.each(ofVacation.map(([name]) => name))(
  '[FND-11] after %s all vacation is asked for again',
  async (name) => {
    const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name];
    const change = (store: Store) => store.dispatch(endpoint?.initiate(ARGUMENT) as never);
    expect(await askedAgain(VACATION, change)).toEqual(all(VACATION));
  },
);

it('[FND-11] [ABS-22] after a decision hours and vacation are asked for again', async () => {
  const decide = (store: Store) => store.dispatch(api.util.invalidateTags(DECIDED as never));
  expect(await askedAgain({ ...HOURS, ...VACATION }, decide)).toEqual(all({ ...HOURS, ...VACATION }));
});
