import type { AccessRow } from '@stundenbuch/domain/access/access';
import { renderPage } from '@stundenbuch/web/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { federation } from './federation.ts';
import { RecordLog, type RecordLogProps, type RegisteredModule } from './index.ts';

const Log = ({ table, id }: RecordLogProps) => <p>{`Verlauf von ${table} ${id}`}</p>;

function moduleWith(access: AccessRow): RegisteredModule {
  const entry = { order: 1, access, component: 'log', label: 'Verlauf', icon: 'history' } as const;
  const manifest = {
    contract: 1,
    version: '1.0.0',
    name: 'log',
    flags: [],
    navigation: [],
    routes: [],
    slots: [{ slot: 'record-log' as const, ...entry }],
  };
  return { name: 'log', address: '/remotes/log/', version: '1.0.0', manifest };
}

const draw = (access: AccessRow, of?: string) =>
  renderPage(
    <>
      <p>Seite</p>
      <RecordLog table="entries" id={77} {...(of && { of })} />
    </>,
    { modules: [moduleWith(access)] },
  );

afterEach(() => vi.restoreAllMocks());

it.each([
  ['Verlauf', undefined],
  ['Verlauf: Urlaub am 01.12.2026', 'Urlaub am 01.12.2026'],
])('[AUD-06] „%s“ opens a drawer; the code of the log is loaded then, and not before', async (name, of) => {
  vi.spyOn(federation, 'register').mockImplementation(() => undefined);
  const load = vi.spyOn(federation, 'load').mockResolvedValue({ pages: {}, slots: { log: Log } });
  const screen = await draw({ login: true }, of);
  const open = screen.getByRole('button', { name });
  await expect.element(open).toBeVisible();
  const before = load.mock.calls.length;
  await open.click();
  await expect.element(screen.getByText('Verlauf von entries 77')).toBeVisible();
  expect(before).toBe(0);
  await screen.getByRole('button', { name: 'Verlauf schließen' }).click();
  await expect.element(screen.getByText('Verlauf von entries 77')).not.toBeInTheDocument();
});

it('[AUD-06] beside words it stands in the middle of their line', async () => {
  const modules = [moduleWith({ login: true })];
  const screen = await renderPage(
    <p>
      1 Tag <RecordLog table="entries" id={77} of="Urlaub" />
    </p>,
    { modules },
  );
  const line = screen.getByText('1 Tag');
  await expect.element(line).toBeVisible();
  const words = new Range();
  words.selectNode(line.element().firstChild as Text);
  const icon = screen.getByRole('button').element();
  const [of, beside] = [words, icon].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  expect(Math.abs(of.top + of.height / 2 - beside.top - beside.height / 2)).toBeLessThan(3);
});

it('[FND-02] is not there where the function is off', async () => {
  const screen = await draw({ login: true, anyOf: [{ features: ['audit'] }] });
  await expect.element(screen.getByText('Seite')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
