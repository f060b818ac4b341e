import { forgetSession } from '@stundenbuch/web/storage';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAsVisitor } from '../testing.tsx';

describe('a forgotten password', () => {
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
});

describe('a new password', () => {
  const CODE = 'H4KQ0N7T9ABCDEFGHJKM';
  const ASK = 'POST /api/user/code';
  const RESET = 'POST /api/user/reset';
  const owner = {
    kind: 'reset',
    email: 'eva@beispiel.de',
    first_name: 'Eva',
    company: 'Holzbau Berger',
    expires_at: '2026-11-20T11:00:00.000Z',
  };
  const INVALID = 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.';

  beforeEach(forgetSession);
  afterEach(() => vi.unstubAllGlobals());

  async function submit(password: string) {
    const screen = await openAsVisitor(`/reset#code=${CODE}`);
    await screen.getByLabelText('Neues Passwort').fill(password);
    await screen.getByRole('button', { name: 'Passwort setzen' }).click();
    return screen;
  }

  it('[ACCT-06] sets a new password by link and leads to the login', async () => {
    const sent = stubCalls({ [ASK]: owner, [RESET]: true });
    const screen = await submit('Neues123');
    await expect
      .element(screen.getByText('Ihr neues Passwort gilt. Bitte melden Sie sich damit an.'))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: CODE }, { code: CODE, password: 'Neues123' }]);
  });

  it('[ACCT-06] [AUTH-18] says what a password lacks, before anything is sent', async () => {
    const sent = stubCalls({ [ASK]: owner });
    const screen = await submit('neues');
    await expect.element(screen.getByText(/muss Groß- und Kleinbuchstaben/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('[ACCT-06] says that the link was used meanwhile, and keeps what was typed', async () => {
    stubCalls({ [ASK]: owner, [RESET]: refuse(400, 'code_invalid', INVALID) });
    const screen = await submit('Neues123');
    await expect.element(screen.getByText(INVALID)).toBeVisible();
    await expect.element(screen.getByLabelText('Neues Passwort')).toHaveValue('Neues123');
  });

  it.each([
    ['that is not live any more', `/reset#code=${CODE}`, refuse(400, 'code_invalid', INVALID)],
    ['of an invitation', `/reset#code=${CODE}`, { ...owner, kind: 'invite' }],
  ])('[ACCT-06] with a link %s there is no form', async (_, path, answer) => {
    stubCalls({ [ASK]: answer });
    const screen = await openAsVisitor(path);
    await expect.element(screen.getByText(INVALID)).toBeVisible();
    await expect.element(screen.getByLabelText('Neues Passwort')).not.toBeInTheDocument();
  });

  it('[ACCT-06] without a link it says where one comes from', async () => {
    const sent = stubCalls({});
    const screen = await openAsVisitor('/reset');
    await expect
      .element(screen.getByText(/mit dem Link, den Sie per Mail oder von Ihrem Administrator/))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Neues Passwort')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
