import { renderPage } from '@stundenbuch/web/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { alertSlice } from '../alerts/slice.ts';
import { activitySlice } from '../api/activity.ts';
import { useUnsaved } from '../form/leave-guard.tsx';
import { fullLoad } from '../storage/index.ts';
import { FollowRegistry, type RegistryLine } from './index.ts';

const line = (name: string, changes: Partial<RegistryLine> = {}): RegistryLine => ({
  name,
  address: `/remotes/${name}/`,
  version: '1.0.0',
  manifest: null,
  ...changes,
});
const modules = [line('hours'), line('absences')];

let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  reload = vi.spyOn(fullLoad, 'reload').mockImplementation(() => undefined);
});

/** An open page while the server returns these modules. */
async function open(now: unknown, { unsaved = false } = {}) {
  const Unsaved = () => {
    useUnsaved(unsaved);
    return null;
  };
  const drawn = (
    <>
      <FollowRegistry />
      <Unsaved />
    </>
  );
  return renderPage(drawn, { path: '/eins', modules, calls: { 'GET /modules.json': now } });
}

const registryReads = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.sent.filter(({ call }) => call === 'GET /modules.json').length;
/** Long enough for the answer or the first drawing, and their consequences. */
const settle = () => new Promise((done) => setTimeout(done, 100));

it.each([
  ['another version', [line('hours', { version: '1.1.0' }), line('absences')]],
  ['another address', [line('hours', { address: 'https://static.example/hours/' }), line('absences')]],
  ['a new module', [...modules, line('projects')]],
  ['a module less', [line('hours')]],
  ['another module', [line('hours'), line('projects')]],
])('%s becomes a full load at the next step', async (_, now) => {
  const screen = await open(now);
  await settle();
  expect(registryReads(screen)).toBe(0);
  await screen.router.navigate('/zwei');
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

it.each([
  ['nothing has moved', modules],
  ['only the order has changed', [...modules].reverse()],
  ['a version is not known at the moment', [line('hours', { version: null }), line('absences')]],
  ['the registry can’t be read', new Response('', { status: 502 })],
  ['the answer is slow', () => new Promise((done) => setTimeout(() => done([]), 2_200))],
])('nothing is loaded when %s', async (_, now) => {
  const screen = await open(now);
  await screen.router.navigate('/zwei');
  await expect.poll(() => registryReads(screen)).toBe(1);
  await new Promise((done) => setTimeout(done, typeof now === 'function' ? 2_400 : 100));
  expect(reload).not.toHaveBeenCalled();
});

it('a change of the query, such as by a filter, is no navigation', async () => {
  const screen = await open([]);
  await screen.router.navigate('/eins?suche=x');
  await settle();
  expect(registryReads(screen)).toBe(0);
});

it('unsaved input defers the load to a later navigation', async () => {
  const screen = await open([], { unsaved: true });
  await settle();
  await screen.router.navigate('/zwei');
  await screen.getByRole('button', { name: 'Verlassen' }).click();
  await expect.poll(() => registryReads(screen)).toBe(1);
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a message', alertSlice.actions.shown({ message: 'Gespeichert' }), alertSlice.actions.hidden()],
  ['a running export', activitySlice.actions.exporting(true), activitySlice.actions.exporting(false)],
])('%s is not interrupted: the next navigation is the full load', async (_, begin, end) => {
  const screen = await open([]);
  screen.store.dispatch(begin);
  await screen.router.navigate('/zwei');
  await expect.poll(() => registryReads(screen)).toBe(1);
  await settle();
  expect(reload).not.toHaveBeenCalled();
  screen.store.dispatch(end);
  await screen.router.navigate('/drei');
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
