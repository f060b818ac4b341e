import { refuse, renderPage, stubCalls } from '@stundenbuch/web/testing';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStore } from '../api/index.ts';
import { today } from '../clock/index.ts';
import { forgetSession, storeSession } from '../storage/index.ts';
import { useCountInbox, useInbox, useSession, useStartSession } from './index.ts';

const company = { id: 1, name: 'Holzbau', permission: '1010000000', now: '2026-03-01T10:00:00Z' };
const answers = {
  'GET /api/user/admin/isadmin': true,
  'GET /api/user/admin/isglobaladmin': false,
  'GET /api/user/reader/isreader': false,
  'GET /api/user/current': { id: 7, first_name: 'Anna' },
  'GET /api/company/current': company,
};

function Probe() {
  useStartSession();
  return <pre>{JSON.stringify(useSession())}</pre>;
}

async function open(calls: object, token = true) {
  forgetSession();
  if (token) storeSession('abc');
  const sent = stubCalls({ ...answers, ...calls });
  const store = createStore();
  const screen = await render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  const session = () => JSON.parse(screen.container.querySelector('pre')?.textContent ?? '{}');
  return { sent, session, store };
}

afterEach(() => vi.unstubAllGlobals());

it('[AUTH-33] loads three roles, the person and the company, and follows the clock of the server', async () => {
  const { session, sent } = await open({});
  await expect.poll(() => session().loaded).toBe(true);
  expect(session().who).toEqual({
    role: 'admin',
    globalAdmin: false,
    flags: ['timebooking', 'absences'],
    features: [],
  });
  expect(sent.map(({ call }) => call).sort()).toEqual(Object.keys(answers).sort());
  await expect.poll(today).toBe('2026-03-01');
});

it('[START-04] waits for the person only where it depends on the person what is offered', async () => {
  const calendar = { 'GET /api/company/current': { ...company, features: ['calendar'] } };
  let arrive = (_: unknown) => {};
  const later = new Promise((resolve) => {
    arrive = resolve;
  });
  const { session } = await open({ ...calendar, 'GET /api/user/current': () => later });
  await expect.poll(() => session().company).not.toBeNull();
  await expect.poll(() => session().who.role).toBe('admin');
  expect(session().loaded).toBe(false);
  arrive({ id: 7, first_name: 'Anna', records: false });
  await expect.poll(() => session().loaded).toBe(true);
  expect(session().who.records).toBe(false);
});

it('[AUTH-07] sends nothing without a session; all roles are false', async () => {
  const { session, sent, store } = await open({}, false);
  await expect.poll(() => session().loaded).toBe(true);
  expect(session().who).toBeNull();
  expect(sent).toEqual([]);
  expect(store.getState().session).toMatchObject({
    admin: { value: false, loaded: true },
    globalAdmin: { value: false, loaded: true },
    reader: { value: false, loaded: true },
  });
});

it.each([
  ['fails', refuse(500, 'internal', 'Fehler')],
  ['answers no literal true', 'true'],
])('[AUTH-08] treats a role call that %s as false, and continues', async (_, answer) => {
  const { session } = await open({ 'GET /api/user/admin/isadmin': answer });
  await expect.poll(() => session().loaded).toBe(true);
  expect(session().who.role).toBe('employee');
});

it('[NAV-27] has every flag off and decides nothing until the company has loaded', async () => {
  const pending = Promise.withResolvers<object>();
  const { session } = await open({ 'GET /api/company/current': () => pending.promise });
  await expect.poll(() => session().user?.first_name).toBe('Anna');
  expect(session()).toMatchObject({ loaded: false, who: { flags: [] } });
  pending.resolve(company);
  await expect.poll(() => session().who.flags).toEqual(['timebooking', 'absences']);
});

it('leaves the flags off if the company cannot be loaded', async () => {
  const { session } = await open({ 'GET /api/company/current': refuse(500, 'internal', 'Fehler') });
  await expect.poll(() => session().loaded).toBe(true);
  expect(session().who.flags).toEqual([]);
});

it('[AUTH-34] shares the number of open requests', async () => {
  function Inbox() {
    const count = useCountInbox();
    const { loaded, number } = useInbox();
    return (
      <button type="button" onClick={() => count(3)}>
        {loaded ? number : 'unbekannt'}
      </button>
    );
  }
  const screen = await renderPage(<Inbox />);
  await screen.getByText('unbekannt').click();
  await expect.element(screen.getByText('3')).toBeVisible();
});
