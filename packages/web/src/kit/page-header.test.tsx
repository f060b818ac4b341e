import { renderPage } from '@stundenbuch/web/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHeader } from './index.ts';

const pages = (
  <Routes>
    <Route path="/dashboard" element={<PageHeader title="Dashboard" back={false} />} />
    <Route path="/liste" element={<PageHeader title="Liste" />} />
    <Route path="/detail" element={<PageHeader title="Detail" />} />
  </Routes>
);

it('[NAV-26] goes back to the page before', async () => {
  const screen = await renderPage(pages, { path: '/liste' });
  await screen.router.navigate('/detail?id=1');
  await screen.getByRole('button', { name: 'Zurück' }).click();
  await expect.poll(screen.at).toBe('/liste');
});

it('[NAV-26] goes to the dashboard when there is no page before', async () => {
  const screen = await renderPage(pages, { path: '/detail?id=1' });
  await screen.getByRole('button', { name: 'Zurück' }).click();
  await expect.poll(screen.at).toBe('/dashboard');
});

it('moves the focus to the heading of the new page and sets the window title', async () => {
  const screen = await renderPage(pages, { path: '/liste' });
  (document.activeElement as HTMLElement).blur();
  await screen.router.navigate('/detail?id=1');
  await expect.element(screen.getByRole('heading', { name: 'Detail' })).toHaveFocus();
  await expect.poll(() => document.title).toBe('Detail – Stundenbuch');
});
