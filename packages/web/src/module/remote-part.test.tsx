import { renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { federation } from './federation.ts';
import { MissingModule, type RegisteredModule, RemotePart, Slot, useModules } from './index.ts';

const everybody = { login: true } as const;
let count = 0;

function moduleOf(changes: Partial<RegisteredModule['manifest']> = {}): RegisteredModule {
  count += 1;
  const name = `probe${count}`;
  const manifest = {
    contract: 1,
    version: '1.0.0',
    name,
    flags: [],
    navigation: [],
    routes: [],
    slots: [],
    ...changes,
  };
  return { name, address: `/remotes/${name}/`, version: '1.0.0', manifest };
}

const Page = () => <p>Inhalt des Moduls</p>;
const good = { pages: { page: Page } };
const errorText = /^Dieser Bereich konnte nicht geladen werden\./;

let register: ReturnType<typeof vi.spyOn>;
let logged: string[];
let sent: { module: string; version: string; reason: string }[];

beforeEach(() => {
  register = vi.spyOn(federation, 'register').mockImplementation(() => undefined);
  logged = [];
  sent = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    expect(address).toBe('/modules/failures');
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text)));
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((...line) => void logged.push(String(line[0])));
});

/** Renders a part like the shell: with what is currently known of the module. */
function Shown() {
  const [module] = useModules();
  return module ? <RemotePart module={module} kind="pages" part="page" /> : <MissingModule />;
}

const draw = (module: RegisteredModule) =>
  renderPage(
    <>
      <p>Rest der Seite</p>
      <RemotePart module={module} kind="pages" part="page" />
    </>,
  );

it('loads a module when it is shown, by the address of the registry, and once', async () => {
  const load = vi.spyOn(federation, 'load').mockResolvedValue(good);
  const module = moduleOf();
  const screen = await draw(module);
  await expect.element(screen.getByText('Inhalt des Moduls')).toBeVisible();
  await draw(module);
  expect(load).toHaveBeenCalledOnce();
  expect(register).toHaveBeenCalledWith(
    module.name,
    `${location.origin}/remotes/${module.name}/remoteEntry.js?v=1.0.0`,
    false,
  );
});

it('is shown once its own file has loaded, and without a placeholder if it was loaded before', async () => {
  let isLoaded = false;
  const preload = vi.fn(async () => {
    isLoaded = true;
  });
  const own = Object.assign(() => <p>Eigene Datei: {String(isLoaded)}</p>, {
    preload,
    isLoaded: () => isLoaded,
  });
  vi.spyOn(federation, 'load').mockResolvedValue({ pages: { page: own } });
  const module = moduleOf();
  const first = await draw(module);
  await expect.element(first.getByText('Eigene Datei: true')).toBeVisible();
  await first.unmount();
  const again = await draw(module);
  await expect.element(again.getByText('Eigene Datei: true')).toBeVisible();
  expect(preload).toHaveBeenCalledOnce();
});

describe('a failing module only loses its own place', () => {
  it.each([
    ['is missing', () => Promise.reject(new Error('404'))],
    ['throws while loading', () => Promise.reject(new TypeError('x is not a function'))],
    ['exposes nothing', () => Promise.resolve(undefined)],
    ['lacks the page', () => Promise.resolve({ pages: {} })],
    [
      'throws while rendering',
      () =>
        Promise.resolve({
          pages: {
            page: () => {
              throw new Error('kaputt');
            },
          },
        }),
    ],
  ])('when it %s', async (_, answer) => {
    vi.spyOn(federation, 'load').mockImplementation(answer);
    const module = moduleOf();
    const screen = await draw(module);
    await expect.element(screen.getByText(errorText)).toBeVisible();
    await expect.element(screen.getByText('Rest der Seite')).toBeVisible();
    expect(logged.filter((line) => line.includes(`[module ${module.name} 1.0.0]`))).toHaveLength(1);
    await expect.poll(() => sent).toMatchObject([{ module: module.name, version: '1.0.0' }]);
    // A render error may quote what was rendered.
    expect(sent[0]?.reason).toMatch(/^(not loaded: .+|failed: \w*Error)$/);
  });

  it('when it hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(federation, 'load').mockReturnValue(new Promise(() => undefined));
    const screen = await draw(moduleOf());
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await expect.element(screen.getByText(errorText)).toBeVisible();
  });

  it.each([
    ['speaks another major version of the contract', { contract: 2 }],
    ['is of another version than the registered one', { version: '0.9.0' }],
  ])('before a byte of it is loaded, when it %s', async (_, changes) => {
    const load = vi.spyOn(federation, 'load').mockResolvedValue(good);
    const screen = await draw(moduleOf(changes));
    await expect.element(screen.getByText(errorText)).toBeVisible();
    await expect.element(screen.getByText('Rest der Seite')).toBeVisible();
    expect([register.mock.calls, load.mock.calls]).toEqual([[], []]);
    expect(logged.some((line) => line.includes('not loaded'))).toBe(true);
  });
});

it('recovers after a retry that requests a fresh entry', async () => {
  const load = vi.spyOn(federation, 'load').mockRejectedValueOnce(new Error('502')).mockResolvedValue(good);
  const module = moduleOf();
  const screen = await draw(module);
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('Inhalt des Moduls')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  const [name, entry, force] = register.mock.lastCall as [string, string, boolean];
  expect([name, force]).toEqual([module.name, true]);
  expect(new URL(entry).searchParams.get('t')).toBeTruthy();
});

it('recovers after a retry once the registry is fixed', async () => {
  vi.spyOn(federation, 'load').mockResolvedValue(good);
  const module = moduleOf({ version: '0.9.0' });
  const mended = { ...module, manifest: { ...module.manifest, version: '1.0.0' } };
  const screen = await renderPage(<Shown />, { modules: [module], calls: { 'GET /modules.json': [mended] } });
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('Inhalt des Moduls')).toBeVisible();
});

it('recovers after a retry if it threw while rendering', async () => {
  const broken = () => {
    throw new Error('kaputt');
  };
  const load = vi.spyOn(federation, 'load').mockResolvedValueOnce({ pages: { page: broken } });
  load.mockResolvedValue(good);
  const module = moduleOf();
  const screen = await draw(module);
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('Inhalt des Moduls')).toBeVisible();
  expect(register.mock.lastCall?.[2]).toBe(true);
});

it('a module without a description recovers after a retry', async () => {
  vi.spyOn(federation, 'load').mockResolvedValue(good);
  const module = moduleOf();
  const calls = { 'GET /modules.json': [module] };
  const screen = await renderPage(<Shown />, { modules: [{ ...module, manifest: null }], calls });
  await expect.element(screen.getByText(errorText)).toBeVisible();
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('Inhalt des Moduls')).toBeVisible();
});

describe('a slot', () => {
  const tile = { label: 'Projekt buchen', hint: 'Stunden', path: '/booking', icon: 'booking' } as const;
  const link = (order: number, label: string, access: object = everybody) =>
    ({ slot: 'dashboard-tile', order, access, tile: { ...tile, label, path: `/${label}` } }) as never;

  it('renders link tiles in order, without loading the module', async () => {
    const load = vi.spyOn(federation, 'load');
    const modules = [moduleOf({ slots: [link(20, 'zwei')] }), moduleOf({ slots: [link(10, 'eins')] })];
    const screen = await renderPage(<Slot name="dashboard-tile" />, { modules });
    await expect.element(screen.getByText('eins')).toBeVisible();
    expect(
      screen
        .getByRole('link')
        .elements()
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/eins', '/zwei']);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('shows no spinner for a contribution that is quiet (%s)', async (quiet, spinners) => {
    const code = Promise.withResolvers<unknown>();
    const load = vi.spyOn(federation, 'load').mockReturnValue(code.promise as never);
    const entry = { slot: 'dashboard-list', order: 1, access: everybody, component: 'list', quiet } as never;
    const screen = await renderPage(<Slot name="dashboard-list" />, {
      modules: [moduleOf({ slots: [entry] })],
    });
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(screen.container.querySelectorAll('.sb-spinner')).toHaveLength(spinners);
    code.resolve({ pages: {}, slots: { list: () => <p>Inhalt der Liste</p> } });
    await expect.element(screen.getByText('Inhalt der Liste')).toBeVisible();
  });

  it('omits contributions for other people and modules that are off', async () => {
    const modules = [
      moduleOf({ slots: [link(1, 'nur-admin', { login: true, anyOf: [{ roles: ['admin'] }] })] }),
      moduleOf({ flags: ['inventory'], slots: [link(2, 'aus')] }),
      moduleOf({ flags: ['timebooking'], slots: [link(3, 'an')] }),
    ];
    const screen = await renderPage(<Slot name="dashboard-tile" />, {
      modules,
      person: { flags: ['timebooking'] },
    });
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/an');
  });
});
