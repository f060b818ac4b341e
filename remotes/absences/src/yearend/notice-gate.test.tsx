import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DueNoticesTile } from './due-notices.tsx';
import { ExpiryTab } from './expiry-tab.tsx';
import { NoticeGate } from './notice-gate.tsx';
import { vacationNotice } from './year-end.fixture.ts';

describe('the notice before every page', () => {
  const NOTICES = 'GET /api/vacation/notice';
  const show = (calls: Answers) =>
    renderPage(
      <>
        <h1>Dashboard</h1>
        <NoticeGate />
      </>,
      { person: { features: ['ledger'] }, calls },
    );

  it('[LED-11] stays until ‘Gelesen’ is pressed, one after the other', async () => {
    let unread = [vacationNotice(1), vacationNotice(2, { text: 'Aus 2025 noch 2 Tage.' })];
    const screen = await show({
      [NOTICES]: () => unread,
      'POST /api/vacation/notice/1/read': () => {
        unread = unread.slice(1);
        return vacationNotice(1, { read_at: '2026-11-20T10:00:00Z' });
      },
      'POST /api/vacation/notice/2/read': () => {
        unread = [];
        return vacationNotice(2, { read_at: '2026-11-20T10:00:00Z' });
      },
    });
    const dialog = screen.getByRole('dialog', { name: 'Hinweis zu Ihrem Urlaub' });
    await expect.element(dialog).toMatchTextContent(/aus 2026 noch 8 Urlaubstage/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Gelesen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Aus 2025 noch 2 Tage.')).toBeVisible();
    await screen.getByRole('button', { name: 'Gelesen' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('[LED-11] can be left only by logging out', async () => {
    const screen = await show({ [NOTICES]: [vacationNotice(1)] });
    await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => screen.getByRole('dialog').getByRole('button').elements().length).toBe(2);
  });

  it('[LED-11] shows nothing once everything was read', async () => {
    const screen = await show({ [NOTICES]: [vacationNotice(1, { read_at: '2026-11-19T10:00:00Z' })] });
    await expect.poll(() => screen.sent.length).toBe(1);
    await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

it('[LED-11] the tile of the admin counts whom to tell, and is not there for nobody', async () => {
  const due = [{ year: 2026, deadline: '2027-03-31', occasion: 'september', people: 2 }];
  const calls = { 'GET /api/vacation/notice/due': due };
  const screen = await renderPage(<DueNoticesTile />, { person: { role: 'admin' }, calls });
  const tile = screen.getByRole('link', { name: /An Resturlaub erinnern/ });
  await expect.element(tile).toHaveAttribute('href', '/vacation-closing');
  await expect.element(tile).toMatchTextContent(/2/);
});

describe('the deadline of a person', () => {
  const PATH = '/api/vacation/expiry/12';
  const stored = {
    user: 12,
    first_name: 'Anna',
    name: 'Berger',
    expiry: null,
    suspended_until: null,
    company: '03-31',
    version: 0,
  };

  it('[LED-08] is set on the person’s page', async () => {
    const calls = { [`GET ${PATH}`]: stored, [`PUT ${PATH}`]: { ...stored, expiry: 'never', version: 1 } };
    const screen = await renderPage(<ExpiryTab userId={12} />, { person: { role: 'admin' }, calls });
    const select = screen.getByLabelText('Urlaub verfällt');
    await expect
      .element(select)
      .toMatchTextContent(/wie im Unternehmen \(am 31\.03\. des folgenden Jahres\)/);
    await select.selectOptions('nie');
    await screen.getByLabelText('Gehemmt bis').fill('30.06.2027');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Urlaubsverfall gespeichert.')).toBeVisible();
    expect(screen.sent.find(({ call }) => call === `PUT ${PATH}`)?.body).toEqual({
      expiry: 'never',
      suspended_until: '2027-06-30',
      version: 0,
    });
  });

  it('[FND-13] a reader sees it', async () => {
    const calls = { [`GET ${PATH}`]: { ...stored, expiry: '12-31', suspended_until: '2027-06-30' } };
    const screen = await renderPage(<ExpiryTab userId={12} />, { person: { role: 'reader' }, calls });
    await expect.element(screen.getByText('am 31.12. des folgenden Jahres')).toBeVisible();
    await expect.element(screen.getByText('30.06.2027')).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
