import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Brand } from '../../brand.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { NotificationsPage } from './notifications-page.tsx';
import '../app.css';
import '../phone.css';

afterEach(() => page.viewport(1280, 900));

const notice = {
  id: 1,
  kind: 'request_received',
  title: 'Neuer Antrag von Eva Klein',
  text: 'Neuer Antrag von Eva Klein: 3 Tage ab 14.12.2026',
  path: '/inbox',
  created_at: '2026-11-20T08:15:00.000Z',
  read: false,
};
const older = {
  ...notice,
  id: 2,
  title: 'November 2026 endet bald',
  text: 'Bitte tragen Sie nach.',
  path: null,
  created_at: '2026-11-19T08:00:00.000Z',
  read: true,
};
const LIST = 'GET /api/notice';

describe('[MAIL-07] the bell', () => {
  it.each([
    [0, 'Mitteilungen', ''],
    [9, 'Mitteilungen: 9 ungelesen', '9'],
    [10, 'Mitteilungen: 9+ ungelesen', '9+'],
  ])('with %i unread is called „%s“ and shows „%s“', async (unread, name, shown) => {
    const screen = await renderPage(<NoticeBell />, { calls: { 'GET /api/notice/count': { unread } } });
    const bell = screen.getByRole('link', { name, exact: true });
    await expect.element(bell).toBeVisible();
    await expect.element(bell).toHaveTextContent(shown);
    // Whoever speaks to the screen says what is seen on it.
    expect(name).toContain(shown);
    await expect.element(bell).toHaveAttribute('href', '/notifications');
    expect(bell.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

it('[MAIL-07] the bell stands beside the logo at every width of the navigation', async () => {
  const head = (
    <div className="app">
      <header className="app-side">
        <Brand to="/dashboard" />
        <NoticeBell />
      </header>
    </div>
  );
  const screen = await renderPage(head, { calls: { 'GET /api/notice/count': { unread: 10 } } });
  const bell = screen.getByRole('link', { name: /^Mitteilungen/ });
  const logo = screen.getByRole('link', { name: 'Stundenbuch' });
  // The link is as wide as its column, its words are not.
  const words = document.createRange();
  words.selectNodeContents(logo.element());
  for (const width of [768, 900, 1099, 1100, 1280]) {
    await page.viewport(width, 800);
    await expect
      .poll(() => bell.element().getBoundingClientRect().left - words.getBoundingClientRect().right)
      .toBeGreaterThanOrEqual(0);
  }
});

describe('[MAIL-07] the page', () => {
  it('lists by day, says what is new, and marks what is opened as read', async () => {
    const marked: string[] = [];
    const screen = await renderPage(<NotificationsPage />, {
      calls: {
        [LIST]: [notice, older],
        'PUT /api/notice/1/read': () => {
          marked.push('1');
          return { read: 1 };
        },
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Fr, 20.11.2026' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Do, 19.11.2026' })).toBeVisible();
    const row = screen.getByRole('listitem').filter({ hasText: 'Eva Klein' });
    await expect.element(row).toMatchTextContent(/Neu.*3 Tage ab 14\.12\.2026.*09:15/);
    await row.getByRole('link', { name: 'Neuer Antrag von Eva Klein' }).click();
    await expect.poll(() => marked).toEqual(['1']);
  });

  it('marks all as read', async () => {
    let rows = [notice];
    const screen = await renderPage(<NotificationsPage />, {
      calls: {
        [LIST]: () => rows,
        'PUT /api/notice/read': () => {
          rows = [{ ...notice, read: true }];
          return { read: 1 };
        },
      },
    });
    await expect.element(screen.getByText('Neu', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Alle gelesen' }).click();
    await expect.element(screen.getByText('Alles ist als gelesen markiert.')).toBeVisible();
    await expect.element(screen.getByText('Neu', { exact: true })).not.toBeInTheDocument();
  });

  it('is empty, or failed and tried again, or refused', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await renderPage(<NotificationsPage />, { calls: { [LIST]: () => answer } });
    await expect.element(screen.getByText('Fehler!')).toBeVisible();
    answer = [];
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByText('Es gibt keine Mitteilungen.')).toBeVisible();
  });

  it('fits the phone', async () => {
    await page.viewport(360, 740);
    const screen = await renderPage(<NotificationsPage />, { calls: { [LIST]: [notice, older] } });
    await expect.element(screen.getByText('November 2026 endet bald')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('[MAIL-08] the choices', () => {
  const kind = { kind: 'missing_week', label: 'Fehlende Tage der letzten Woche', app: true, mail: true };
  const choices = { mail: true, quiet: true, kinds: [kind] };

  it('are saved one by one', async () => {
    let stored = choices;
    const sent: unknown[] = [];
    const screen = await renderPage(<NoticeChoices />, {
      calls: {
        'GET /api/notice/settings': () => stored,
        'PUT /api/notice/settings': ({ body }: { body: unknown }) => {
          sent.push(body);
          stored = { ...choices, kinds: [{ ...kind, mail: false }] };
          return stored;
        },
      },
    });
    const mail = screen.getByRole('checkbox', { name: 'Fehlende Tage der letzten Woche: Per E-Mail' });
    await expect.element(mail).toBeChecked();
    await mail.click();
    await expect.element(screen.getByText('Die Auswahl ist gespeichert.')).toBeVisible();
    await expect.element(mail).not.toBeChecked();
    await screen.getByRole('checkbox', { name: 'Keine E-Mails von 20 bis 6 Uhr' }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        { kind: 'missing_week', app: true, mail: false },
        { kind: 'quiet', app: true, mail: false },
      ]);
  });

  it('[MAIL-06] without a mail server say so, and ask nothing about mail', async () => {
    const screen = await renderPage(<NoticeChoices />, {
      calls: { 'GET /api/notice/settings': { ...choices, mail: false } },
    });
    await expect.element(screen.getByText(/verschickt keine E-Mails/)).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /Per E-Mail/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('checkbox', { name: /In der App/ })).toBeChecked();
  });
});
