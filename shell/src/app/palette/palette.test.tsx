import { chooseKeys } from '@stundenbuch/web/keys';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../app.tsx';
import { probeModule, sessionCalls } from '../testing.ts';
import '../app.css';
import '../phone.css';
// The page of notices brings its styles along, after those of the palette.
import './palette.css';
import '../notices/notices.css';

const login = { login: true } as const;
const admins = { login: true, anyOf: [{ roles: ['admin'] }] } as const;
const item = (label: string, path: string, access: object = login) =>
  ({ label, path, icon: 'project', order: 10, access }) as never;

const probe = (flags: never[] = []) =>
  probeModule('/projects', login, {
    flags,
    navigation: [item('Projekte', '/projects')],
    commands: [
      { label: 'Buchung anlegen', path: '/booking', icon: 'booking', access: login, key: 'n' },
      { label: 'Einstellungen', path: '/company-settings', icon: 'company', access: admins, key: 'a' },
    ],
    records: [
      {
        kind: 'Projekt',
        icon: 'project',
        call: { method: 'GET', path: 'project', access: login, reads: ['Project'] },
        query: { archived: '0' },
        label: ['project_name'],
        hint: ['internal_id', 'customer_name'],
        path: '/project-detail?id=',
        by: 'id',
      },
      {
        kind: 'Person',
        icon: 'user',
        call: { method: 'GET', path: 'user', access: admins, reads: ['User'] },
        label: ['first_name', 'name'],
        hint: [],
        path: '/worker-details?user=',
        by: 'email',
      },
    ],
    pageKeys: [
      { page: 'Inbox', access: login, keys: [['G', 'Genehmigen']] },
      { page: 'Monate', access: admins, keys: [['M', 'Abschließen']] },
    ],
  });

const calls = {
  'GET /api/project?archived=0': [
    { id: 1001, project_name: 'Küche Beispielhuber', internal_id: '1007', customer_name: null },
    { id: 1002, project_name: 'Dachstuhl', internal_id: null, customer_name: 'Gasthof Adler' },
  ],
  'GET /api/user': [{ first_name: 'Jörg', name: 'Klein', email: 'joerg+a@example.de' }],
};

const show = ({ admin = false, features = ['day'], answers = {}, modules = [probe()] } = {}) =>
  renderPage(<App />, {
    path: '/release-notes',
    modules,
    calls: { ...sessionCalls({ admin, features }), ...calls, ...answers },
    person: { role: admin ? 'admin' : 'employee', features },
  });
type Screen = Awaited<ReturnType<typeof show>>;

const opener = (screen: Screen) => screen.getByRole('button', { name: /^Suchen/ });
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((one) => one.querySelector('span')?.textContent);
async function opened(screen: Screen) {
  await expect.element(opener(screen)).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
}

afterEach(() => chooseKeys(true));

describe('[DAY-10] the palette', () => {
  it('finds pages, commands and records, and opens what is chosen with the arrows', async () => {
    const screen = await show({ admin: true });
    await opened(screen);
    await expect.element(screen.getByRole('status').last()).not.toHaveTextContent('geladen');
    await expect
      .poll(options)
      .toEqual(
        expect.arrayContaining(['Buchung anlegen', 'Einstellungen', 'Projekte', 'Dashboard', 'Mein Profil']),
      );
    await userEvent.keyboard('kuche');
    await expect.poll(options).toEqual(['Küche Beispielhuber1007']);
    await userEvent.keyboard('{Control>}a{/Control}adler');
    await expect.poll(options).toEqual(['DachstuhlGasthof Adler']);
    await userEvent.keyboard('{Control>}a{/Control}ei');
    await expect.poll(() => options()[0]).toBe('Einstellungen');
    const field = screen.getByRole('combobox');
    await expect.element(field).toHaveAttribute('aria-activedescendant', 'palette-0');
    await userEvent.keyboard('{Control>}a{/Control}klein');
    await expect.poll(options).toEqual(['Jörg Klein']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.at()).toBe('/worker-details?user=joerg%2Ba%40example.de');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  });

  it('is there before its list, and opens what is typed and entered in between', async () => {
    const screen = await show();
    await opened(screen);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
    await Promise.resolve();
    const field = document.querySelector<HTMLInputElement>('[role=combobox]');
    expect(document.activeElement).toBe(field);
    expect([options(), document.querySelector('[role=listbox]')?.ariaBusy]).toEqual([[], 'true']);
    document.execCommand('insertText', false, 'projekte');
    await Promise.resolve();
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect.poll(() => screen.at()).toBe('/projects');
  });

  it('moves through the list and around its ends', async () => {
    const screen = await show();
    await opened(screen);
    await userEvent.keyboard('projekt');
    await expect.poll(options).toHaveLength(3);
    const selected = () => document.querySelector('[aria-selected=true] span')?.textContent;
    expect(selected()).toBe('Projekte');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(selected).toBe('DachstuhlGasthof Adler');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => screen.at()).toBe('/project-detail?id=1001');
  });

  it('asks for no list and shows no command that the person may not have', async () => {
    const screen = await show();
    await opened(screen);
    await userEvent.keyboard('e');
    await expect.poll(options).toContain('Küche Beispielhuber1007');
    expect(options()).not.toContain('Einstellungen');
    // A page of the shell for companies that let programs in.
    await userEvent.keyboard('{Control>}a{/Control}schnittstelle');
    await expect.poll(options).toEqual([]);
    expect(screen.sent.filter(({ call }) => call === 'GET /api/user')).toEqual([]);
  });

  it('shows nothing of a module that is switched off', async () => {
    const screen = await show({ modules: [probe(['inventory' as never])] });
    await opened(screen);
    await expect.poll(options).toContain('Dashboard');
    // What the company has on is known once its session has answered.
    await expect.poll(options).not.toContain('Buchung anlegen');
  });

  it('a list that fails is named, and its neighbours are found', async () => {
    const screen = await show({ admin: true, answers: { 'GET /api/user': refuse(500, 'unavailable', '') } });
    await opened(screen);
    await expect.element(screen.getByText(/Nicht geladen: Person/)).toBeVisible();
    await userEvent.keyboard('dach');
    await expect.poll(options).toEqual(['DachstuhlGasthof Adler']);
  });

  it('Escape closes it, and the focus is where it was', async () => {
    const screen = await show();
    await opener(screen).click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener(screen)).toHaveFocus();
    expect(screen.at()).toBe('/release-notes');
  });

  it('covers the screen of a phone', async () => {
    await page.viewport(360, 740);
    const screen = await show();
    await opener(screen).click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    const { width, height } =
      document.querySelector('.sb-dialog-box')?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).toEqual([360, 740]);
    await screen.getByRole('option', { name: /^Buchung anlegen/ }).click();
    await expect.poll(() => screen.at()).toBe('/booking');
    await page.viewport(1280, 800);
  });
});

describe('[DAY-10] keys', () => {
  it('open what they name, by access, and ? lists all of them', async () => {
    const screen = await show();
    await expect.element(opener(screen)).toBeVisible();
    await userEvent.keyboard('{Control>}n{/Control}{Shift>}n{/Shift}a');
    expect(screen.at()).toBe('/release-notes');
    await userEvent.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Tasten' });
    await expect.element(dialog.getByText('Buchung anlegen')).toBeVisible();
    await expect.element(dialog.getByText('Genehmigen')).toBeVisible();
    expect(dialog.getByText('Einstellungen').query()).toBeNull();
    expect(dialog.getByText('Abschließen').query()).toBeNull();
    await userEvent.keyboard('n');
    expect(screen.at()).toBe('/release-notes');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    await userEvent.keyboard('n');
    expect(screen.at()).toBe('/booking');
  });

  it('are switched off in that dialog, which the palette opens, too', async () => {
    const screen = await show();
    await opened(screen);
    await screen.getByRole('button', { name: 'Alle Tasten' }).click();
    await screen.getByRole('checkbox', { name: 'Tasten ohne Strg sind an' }).click();
    await screen.getByRole('dialog', { name: 'Tasten' }).getByRole('button', { name: 'Schließen' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    await userEvent.keyboard('n?');
    expect(screen.at()).toBe('/release-notes');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('and palette do nothing without the feature', async () => {
    const screen = await show({ features: ['closing'] });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}n?');
    expect(opener(screen).query()).toBeNull();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(screen.at()).toBe('/release-notes');
  });
});

it('[DAY-10] on the phone the bell and the search are beside each other, whichever came last', async () => {
  await page.viewport(360, 760);
  const bar = document.createElement('header');
  bar.className = 'app-top';
  bar.innerHTML = '<a class="app-bell" href="#">3</a><button class="app-find-small">S</button>';
  document.body.append(bar);
  const [bell, find] = [...bar.children].map((one) => one.getBoundingClientRect());
  expect(bell?.right).toBeLessThanOrEqual(find?.left ?? 0);
  bar.remove();
});
