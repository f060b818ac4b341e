import type { MyTeam, TeamMate } from '@stundenbuch/domain/workflows/myteam/contract';
import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pending } from '../shared/absence.fixture.ts';
import { MyTeamPage } from './my-team-page.tsx';
import { TeamMemberPage } from './team-member-page.tsx';

const day = (date: string, worked: number | null, away: TeamMate['week'][number]['away'] = null) => ({
  day: date,
  worked,
  away,
});
const bert: TeamMate = {
  user: 8,
  first_name: 'Bert',
  name: 'Adler',
  teams: [1],
  rights: ['absences', 'hours'],
  in_place_of: [],
  today: 'here',
  week: [
    day('2026-11-16', 495),
    day('2026-11-17', 0, 'whole'),
    day('2026-11-18', 240, 'second'),
    day('2026-11-19', 0),
    day('2026-11-20', 0),
    day('2026-11-21', 0),
    day('2026-11-22', 0),
  ],
  missing: ['2026-11-12', '2026-11-13', '2026-11-18', '2026-11-19'],
  account: { balance: -1230, light: 'outside' },
};
const cora: TeamMate = {
  ...bert,
  user: 9,
  first_name: 'Cora',
  name: 'Blum',
  teams: [2],
  today: 'away',
  missing: [],
  account: { balance: 195, light: 'within' },
};
const two: MyTeam = {
  teams: [
    { id: 1, name: 'Dach' },
    { id: 2, name: 'Ausbau' },
  ],
  people: [bert, cora],
};
const features = ['teams', 'overtime', 'closing', 'halfdays'];
const OPEN = 'GET /api/timesheet/pending-absences?status=open';

beforeEach(() => {
  localStorage.removeItem('team');
  return page.viewport(1280, 900);
});

const show = (calls: Answers = {}, path = '/my-team') =>
  renderPage(path === '/my-team' ? <MyTeamPage /> : <TeamMemberPage />, {
    path,
    person: { features, ofCompany: { leads: true } },
    calls: { 'GET /api/my-team': two, [OPEN]: [], ...calls },
  });

describe('the page of a lead', () => {
  it('[TEAM-14] shows today, the week, open days and accounts as hours and minutes with a word', async () => {
    const screen = await show();
    const row = screen.getByRole('row', { name: /Bert Adler/ });
    await expect
      .element(row)
      .toMatchTextContent(
        /Bert Adler.*da.*Mo 8,25.*Di abwesend.*Mi 4,00, Nachmittag abwesend.*Do –.*4.*−20,50 h.*außerhalb der Grenzen/,
      );
    await expect
      .element(screen.getByRole('row', { name: /Cora Blum/ }))
      .toMatchTextContent(/abwesend.*\+3,25 h.*im Rahmen/);
    await expect.element(screen.getByText('Kein Antrag wartet auf eine Antwort.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Stundenkonten' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Bert Adler' }))
      .toHaveAttribute('href', '/team-member?user=8');
  });

  it.each([
    [['absences', 'hours'], 0],
    [['absences', 'sick'], 1],
  ] as const)('[SICK-01] [TEAM-02] with %s leads to the sickness of the team: %i', async (rights, links) => {
    const screen = await renderPage(<MyTeamPage />, {
      path: '/my-team',
      person: { features: [...features, 'kinds'], ofCompany: { leads: true } },
      calls: { 'GET /api/my-team': { ...two, people: [{ ...bert, rights }] }, [OPEN]: [] },
    });
    await expect.element(screen.getByRole('row', { name: /Bert Adler/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Krankheit im Team' }).elements()).toHaveLength(links);
  });

  it('[TEAM-14] remembers the chosen team, and forgets one that is no longer led', async () => {
    const screen = await show();
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Ausbau');
    await expect.element(screen.getByText('Bert Adler')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Cora Blum')).toBeVisible();
    await screen.unmount();
    const again = await show();
    await expect.element(again.getByText('Cora Blum')).toBeVisible();
    await expect.element(again.getByText('Bert Adler')).not.toBeInTheDocument();
    await again.unmount();
    const gone = await show({ 'GET /api/my-team': { ...two, teams: two.teams.slice(0, 1), people: [bert] } });
    await expect.element(gone.getByText('Bert Adler')).toBeVisible();
  });

  it('[TEAM-09] [TEAM-14] says in whose place a deputy sees somebody', async () => {
    const people = [{ ...bert, in_place_of: ['Dora Chef'] }, cora];
    const screen = await show({ 'GET /api/my-team': { ...two, people } });
    await expect
      .element(screen.getByRole('row', { name: /Bert Adler/ }))
      .toMatchTextContent(/in Vertretung für Dora Chef/);
    expect(screen.getByRole('row', { name: /Cora Blum/ }).element().textContent).not.toContain('Vertretung');
  });

  it('[TEAM-14] lists what of the team waits for a decision, and leads to the inbox', async () => {
    const mine = pending(1, { day: '2026-12-01', user: 8, first_name: 'Bert', name: 'Adler', waits_for: [] });
    const other = pending(2, {
      day: '2026-12-02',
      user: 77,
      first_name: 'Dora',
      name: 'Chef',
      waits_for: [],
    });
    const screen = await show({ [OPEN]: [mine, other] });
    const requests = screen.getByRole('table', { name: 'Offene Anträge' });
    await expect.element(requests.getByRole('row', { name: /Bert Adler/ })).toBeVisible();
    await expect.element(requests.getByText('Dora Chef')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Anträge entscheiden' }))
      .toHaveAttribute('href', '/inbox');
  });

  it('[TEAM-02] without the right hours shows neither accounts nor days, and leads nowhere', async () => {
    const only = { ...bert, rights: ['absences'] as const, missing: null, account: null };
    const screen = await show({ 'GET /api/my-team': { teams: [two.teams[0]], people: [only] } });
    await expect.element(screen.getByText('Bert Adler')).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Stundenkonto' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Bert Adler' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Stundenkonten' })).not.toBeInTheDocument();
  });

  it('[TEAM-12] leads to the week in which one corrects, with the right and the office alone', async () => {
    const corrects = { ...two, people: [{ ...bert, rights: ['hours', 'correct'] as const }] };
    const week = async (who: readonly string[]) => {
      const screen = await renderPage(<TeamMemberPage />, {
        path: '/team-member?user=8',
        person: { features: who, ofCompany: { leads: true } },
        calls: { 'GET /api/my-team': corrects },
      });
      await expect.element(screen.getByRole('heading', { name: 'Bert Adler' })).toBeVisible();
      const found = screen.getByRole('link', { name: 'Woche bearbeiten' }).elements();
      await screen.unmount();
      return found.map((link) => link.getAttribute('href'));
    };
    expect(await week(['teams', 'office'])).toEqual(['/person-week?user=8']);
    expect(await week(['teams'])).toEqual([]);
  });

  it('[TEAM-04] shows the tabs of hours alone, not those that a lead must not read', async () => {
    const tab = (name: string, label: string) => {
      const slots = [{ slot: 'worker-tab', order: 1, access: { login: true }, component: 'x', label }];
      const manifest = { name, flags: [], navigation: [], routes: [], slots, contract: 1 };
      return { name, address: '/nowhere/', version: '1', manifest };
    };
    const screen = await renderPage(<TeamMemberPage />, {
      path: '/team-member?user=8',
      person: { features, ofCompany: { leads: true } },
      modules: [tab('admin', 'Verträge'), tab('timesheet', 'Zeitbuchungen')] as never,
      calls: { 'GET /api/my-team': two },
    });
    await expect.element(screen.getByRole('tab', { name: 'Zeitbuchungen' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Verträge' }).elements()).toEqual([]);
  });

  const NOVEMBER = 'GET /api/overtime/user/8/2026-11';
  const OCTOBER = 'GET /api/month/company/2026-10';
  const days = [
    { counts: true, credited: 495, target: 480 },
    { counts: true, credited: 0, target: 480 },
    { counts: false, credited: 480, target: 480 },
  ];
  const MEMBER = '/team-member?user=8';
  const stand = async (rights: TeamMate['rights'], calls: Answers) => {
    const isRead = rights.includes('hours');
    const mate = { ...bert, rights, ...(!isRead && { missing: null, account: null }) };
    const screen = await show({ 'GET /api/my-team': { ...two, people: [mate] }, ...calls }, MEMBER);
    return { screen, figures: screen.getByRole('region', { name: 'Stand' }) };
  };

  it('[TEAM-02] [TEAM-14] says how somebody stands: hours against target, open days, account, month and requests', async () => {
    const request = { day: '2026-12-01', user: 8, request: 3, remaining_vacation: 7 };
    const { figures } = await stand(['absences', 'hours', 'month'], {
      [NOVEMBER]: { days },
      [OCTOBER]: [{ user: 8, state: 'open', stops: [{ day: '2026-10-30', kind: 'missing' }] }],
      [OPEN]: [
        pending(1, { ...request, waits_for: [] }),
        pending(2, { ...request, day: '2026-12-02', waits_for: [] }),
        pending(3, { ...request, user: 77, request: 4, waits_for: [] }),
      ],
    });
    const link = (name: RegExp) => figures.getByRole('link', { name });
    await expect.element(link(/November/)).toMatchTextContent(/8,25 h.*Soll bis heute 16,00 h/);
    await expect.element(figures).toMatchTextContent(/Heute.*da.*Diese Woche.*12,25 h/);
    await expect
      .element(figures)
      .toMatchTextContent(/Offene Tage.*4.*Do, 12\.11\., Fr, 13\.11\., Mi, 18\.11\. …/);
    await expect.element(link(/Stundenkonto/)).toHaveAttribute('href', '/overtime?user=8');
    await expect.element(link(/Monatsabschluss/)).toMatchTextContent(/Oktober.*offen, 1 Tag hält ihn auf/);
    await expect.element(link(/Monatsabschluss/)).toHaveAttribute('href', '/month?user=8&month=2026-10');
    await expect.element(link(/Offene Anträge/)).toMatchTextContent(/1.*danach 7 Tage Resturlaub/);
  });

  it.each([
    [['absences'], ['pending-absences']],
    [['hours'], ['overtime', 'month']],
    [['month'], ['month']],
    [['sick'], []],
  ] as const)('[TEAM-04] with %s asks for nothing that the right does not allow', async (rights, asked) => {
    const { screen, figures } = await stand([...rights], {
      [NOVEMBER]: { days },
      [OCTOBER]: [],
      [OPEN]: [],
    });
    await expect.element(figures.getByText('Heute')).toBeVisible();
    const calls = () => screen.sent.map(({ call }) => /api\/(?:timesheet\/)?([\w-]+)/.exec(call)?.[1]);
    await expect
      .poll(() =>
        calls()
          .filter((name) => ['pending-absences', 'overtime', 'month'].includes(name ?? ''))
          .toSorted(),
      )
      .toEqual([...asked].toSorted());
    expect(screen.getByRole('tablist').elements()).toEqual([]);
  });

  it('[TEAM-14] a person who is not in the team has no page', async () => {
    const screen = await show({}, '/team-member?user=77');
    await expect.element(screen.getByText('Diese Person gehört nicht zu Ihrem Team.')).toBeVisible();
  });
});
