import { renderPage } from '@stundenbuch/web/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHeader, WhyButton } from './index.ts';

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

it('the way back stands beside the first line of a heading, however many there are', async () => {
  const offset = async (title: string) => {
    const screen = await renderPage(<PageHeader title={title}>Dazu noch etwas</PageHeader>);
    const middle = (of: DOMRect) => (of.top + of.bottom) / 2;
    const arrow = screen.getByRole('button', { name: 'Zurück' }).element().getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(screen.getByRole('heading').element());
    const lines = [...range.getClientRects()];
    const found = { lines: lines.length, off: Math.abs(middle(arrow) - middle(lines[0] as DOMRect)) };
    await screen.unmount();
    return found;
  };
  const one = await offset('Kurz');
  expect(one.lines).toBe(1);
  expect(one.off).toBeLessThan(3);
  const many = await offset('Wirtschaftsprüfung und Steuerberatung der Unternehmen '.repeat(6));
  expect(many.lines).toBeGreaterThan(1);
  expect(many.off).toBeLessThan(3);
});

it('a number that opens is wide enough to be hit, also a single digit', async () => {
  const screen = await renderPage(<WhyButton onClick={() => {}}>0</WhyButton>);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
