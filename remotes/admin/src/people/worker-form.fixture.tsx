import { renderPage } from '@stundenbuch/web/testing';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ManageWorkerPage } from './manage-worker-page.tsx';
import { NewWorkerPage } from './new-worker-page.tsx';
import { jobs, worker } from './people.fixture.ts';

/** Rendered at its own address only, and mounted again on every visit, like the shell's routes. */
function Routed({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, key } = useLocation();
  return pathname === path && <Fragment key={key}>{children}</Fragment>;
}

export const create = (calls = {}, features: string[] = []) =>
  renderPage(
    <Routed path="/new-worker">
      <NewWorkerPage />
    </Routed>,
    {
      path: '/new-worker',
      person: { role: 'admin', features },
      calls: { 'GET /api/company/jobs': jobs, 'POST /api/user': worker(), ...calls },
    },
  );

export const change = (stored = worker(), calls = {}, user = {}, features: string[] = []) =>
  renderPage(
    <Routed path="/manage-worker">
      <ManageWorkerPage />
    </Routed>,
    {
      path: `/manage-worker?user=${encodeURIComponent(stored.email)}`,
      person: { role: 'admin', user, features },
      calls: {
        'GET /api/company/jobs': jobs,
        [`GET /api/user/email/${encodeURIComponent(stored.email)}`]: stored,
        [`PUT /api/user/${stored.id}`]: stored,
        ...calls,
      },
    },
  );

export type Screen = Awaited<ReturnType<typeof create>>;

export const box = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });
export const save = (screen: Pick<Screen, 'getByRole'>) =>
  screen.getByRole('button', { name: 'Speichern' }).click();
export const sent = (screen: Screen, method: string) =>
  screen.sent.filter(({ call }) => call.startsWith(method));

export async function fill(screen: Screen, values: Record<string, string> = {}) {
  const all = { Vorname: 'Paula', Nachname: 'Neumann', 'E-Mail': 'paula@beispiel.de', ...values };
  for (const [name, value] of Object.entries(all)) await box(screen, name).fill(value);
  await screen.getByLabelText('Arbeitsplatz', { exact: true }).selectOptions('Polier');
}
