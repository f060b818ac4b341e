import { ROLE_CODES, type Role } from '@stundenbuch/domain/access/access';
import { FLAGS, type Flag, permissionOf } from '@stundenbuch/domain/access/flags';
import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AlertRegion } from '../alerts/index.ts';
import { createStore } from '../api/store.ts';
import { followServer } from '../clock/index.ts';
import { LeaveGuard } from '../form/index.ts';
import { KitProvider } from '../kit/index.ts';
import { ModulesProvider, type RegistryLine } from '../module/index.ts';
import { forgetSession, storeSession } from '../storage/index.ts';
import { applyVariables, startScheme } from '../theme/index.ts';
import { type Answers, stubCalls } from './calls.ts';
import { fetchControls } from './controls.ts';
import { draw } from './draw.ts';

export interface Person {
  role?: Role;
  globalAdmin?: boolean;
  flags?: readonly Flag[];
  features?: readonly string[];
  company?: number;
  user?: Partial<CurrentUser>;
  /** What else is known of the company. */
  ofCompany?: {
    login?: Partial<NonNullable<CurrentCompany['login']>> | null;
    mail?: true;
    factor_from?: string;
    first_steps?: true;
    leads?: true;
  };
}

interface Options {
  /** Address with query; the page is rendered for any address. */
  path?: string;
  /** An instant or a day; 20.11.2026, a Friday, by default. */
  today?: string;
  /** null: without a session. */
  person?: Person | null;
  calls?: Answers;
  modules?: readonly RegistryLine[];
  /** The session is still loading. */
  fresh?: boolean;
}

const anna: CurrentUser = {
  id: 7,
  first_name: 'Anna',
  name: 'Berger',
  email: 'anna@example.de',
  job: 1,
  job_title: 'Technikerin',
  company: 1,
  active: 1,
  weeklyhours: 40,
  vacation: 30,
  vacation_lastyear: 5,
  worker_since: '2021-03-01',
  first_day: '2021-03-01',
  working_days: '1111100',
  personnelNumber: '1007',
  role: ROLE_CODES.employee,
  setAdmin: 0,
  plannedVacation: 3,
  usedVacation: 20,
  version: 1,
  vacation_lastyear_provisional: false,
  usedVacationLastYear: 0,
  openVacation: 12,
  nextYear: { year: 2027, requested: 0, available: 42 },
  lastYearEntered: { days: 5, enteredIn: 2026 },
};

function sessionOf(
  {
    role = 'employee',
    globalAdmin = false,
    flags = FLAGS,
    features = [],
    company = 1,
    user,
    ofCompany,
  }: Person,
  now: string,
) {
  const known = (value: boolean) => ({ value, loaded: true });
  return {
    user: { ...anna, role: ROLE_CODES[role], company, ...user },
    company: {
      id: company,
      name: 'Holzbau Berger',
      permission: permissionOf(flags),
      features: [...features],
      employee_count: 12,
      version: 1,
      now,
      ...(ofCompany?.login !== undefined && {
        login: ofCompany.login && loginSettings.settings.parse(ofCompany.login),
      }),
      ...(ofCompany?.mail && { mail: true as const }),
      ...(ofCompany?.first_steps && { first_steps: true as const }),
      ...(ofCompany?.leads && { leads: true as const }),
      ...(ofCompany?.factor_from && { factor_from: ofCompany.factor_from }),
    },
    companyLoaded: true,
    admin: known(role === 'admin'),
    globalAdmin: known(globalAdmin),
    reader: known(role === 'reader'),
    permissions: [...flags],
    inbox: { loaded: false, number: 0 },
  };
}

let styled = false;

/** Renders a page with everything that the shell provides: store, session, router, kit, alerts. */
export async function renderPage(page: ReactElement, options: Options = {}) {
  const { path = '/', today = '2026-11-20', person = {}, calls = {}, modules = [], fresh = false } = options;
  const now = today.includes('T') ? today : `${today}T10:00:00Z`;
  // By the time somebody fills a form, its calendars are loaded.
  await fetchControls();
  if (!styled) applyVariables();
  styled = true;
  startScheme();
  document.documentElement.lang = 'de';
  if (person) storeSession('token');
  else forgetSession();
  followServer(now);
  const sent = stubCalls(calls);
  const store = createStore(person && !fresh ? { session: sessionOf(person, now) } : undefined);
  const guarded = (
    <>
      {page}
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: guarded }], { initialEntries: [path] });
  const screen = await draw(
    <Provider store={store}>
      <ModulesProvider modules={modules}>
        <KitProvider>
          <RouterProvider router={router} />
          <AlertRegion />
        </KitProvider>
      </ModulesProvider>
    </Provider>,
  );
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  return Object.assign(screen, { store, router, sent, at });
}
