import { forgetSession } from '@stundenbuch/web/storage';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAsVisitor } from '../testing.tsx';

const CODE = 'H4KQ0N7T9ABCDEFGHJKM';
const FORGOT = 'POST /api/user/forgot';
const CONFIRM = 'POST /api/user/email/confirm';
const INVALID = 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.';

beforeEach(forgetSession);
afterEach(() => vi.unstubAllGlobals());

it('[ACCT-05] asks for a link, and says nothing of whether there is an account', async () => {
  const sent = stubCalls({ [FORGOT]: true });
  const screen = await openAsVisitor('/forgot');
  await screen.getByRole('button', { name: 'Link anfordern' }).click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText('E-Mail').fill(' eva@beispiel.de ');
  await screen.getByRole('button', { name: 'Link anfordern' }).click();
  await expect.element(screen.getByText(/Wenn es zu dieser E-Mail ein Konto gibt/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'eva@beispiel.de' }]);
});

it.each([
  ['E-Mail bestätigen', `/email#code=${CODE}`, 'Bestätigen'],
  ['Änderung rückgängig machen', `/email#undo=${CODE}`, 'Rückgängig machen'],
])('[ACCT-07] %s: nothing is done before the button', async (title, path, action) => {
  const sent = stubCalls({ [CONFIRM]: { email: 'eva@beispiel.de' } });
  const screen = await openAsVisitor(path);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: action })).toBeEnabled();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: action }).click();
  await expect.element(screen.getByText('Sie melden sich ab jetzt mit eva@beispiel.de an.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ code: CODE }]);
});

it('[ACCT-07] says that a link has ended, and what a page without one is for', async () => {
  stubCalls({ [CONFIRM]: refuse(400, 'code_invalid', INVALID) });
  const screen = await openAsVisitor(`/email#code=${CODE}`);
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(screen.getByText(INVALID)).toBeVisible();
  const empty = await openAsVisitor('/email');
  await expect.element(empty.getByText(/öffnen Sie mit dem Link aus einer Mail/)).toBeVisible();
});
