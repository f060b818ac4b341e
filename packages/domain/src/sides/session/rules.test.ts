import { describe, expect, it } from 'vitest';
import { refusalOfIssues } from '../../wire/messages.ts';
import { currentUser, loginInput, passwordInput, registerInput } from './contract.ts';
import { sessionSentences } from './messages.ts';
import {
  passwordChangeRefusal,
  passwordRefusal,
  registrationRefusal,
  strongPasswordRefusal,
} from './rules.ts';

const FILL = 'Bitte befüllen Sie alle Felder.';
const SHORT = 'Die Mindestlänge des Passworts ist 6 Zeichen.';
const DIFFER = 'Die Passwörter stimmen nicht überein.';
const SIMPLE = 'Das Passwort muss Groß- und Kleinbuchstaben sowie eine Zahl enthalten.';
const CONSENT = 'Bitte stimmen Sie der Datenschutzerklärung zu.';

describe('registration', () => {
  it.each([
    ['AUTH-18', '', '', '', true, SIMPLE],
    ['AUTH-13', '', 'Abc123', 'Abc123', true, FILL],
    ['AUTH-13', '  ', 'Abc123', 'Abc123', true, FILL],
    ['AUTH-14', 'x@y.de', 'Abc12', 'Abc12', true, SHORT],
    ['AUTH-15', 'x@y.de', 'Abc12', 'Abc13', true, DIFFER],
    ['AUTH-15', 'x@y.de', 'Abc123', 'Abc124', true, DIFFER],
    ['AUTH-16', 'x@y.de', 'abcdef', 'abcdef', true, SIMPLE],
    ['AUTH-16', 'x@y.de', 'ABCDEF1', 'ABCDEF1', true, SIMPLE],
    ['AUTH-16', 'x@y.de', 'abcdef1', 'abcdef1', true, SIMPLE],
    ['AUTH-16', 'x@y.de', 'Abcdef', 'Abcdef', true, SIMPLE],
    ['AUTH-18', 'x@y.de', 'abc', 'abd', true, SIMPLE],
    ['AMB-46', 'x@y.de', 'Abc123', 'Abc123', false, CONSENT],
    ['AUTH-17', '', '', '', false, CONSENT],
    ['CONST-05', 'x@y.de', 'Abc123', 'Abc123', true, undefined],
    ['AUTH-16', 'x@y.de', 'Äöü123', 'Äöü123', true, undefined],
  ])('[%s] "%s", "%s", "%s", consent %s: %s', (_, email, password, repeat, consent, message) => {
    expect(registrationRefusal({ email, password, repeat, consent })?.message).toBe(message);
  });
});

describe('a new password', () => {
  it.each([
    ['', '', SIMPLE],
    ['Abc123', '', DIFFER],
    ['Abc12', 'Abc12', SHORT],
    ['Abc123', 'Abc124', DIFFER],
    ['abcdef', 'abcdef', SIMPLE],
    ['Abc123', 'Abc123', undefined],
  ])('[AUTH-22] "%s", "%s": %s', (password, repeat, message) => {
    expect(passwordChangeRefusal(password, repeat)?.message).toBe(message);
  });

  it.each([
    ['Abc12', 'Abc12', 'password'],
    ['Abc123', 'Abc124', 'repeat'],
    ['abcdef', 'abcdef', 'password'],
    [`Aa1${'x'.repeat(126)}`, `Aa1${'x'.repeat(126)}`, 'password'],
  ])('[AUTH-22] "%s", "%s" reports the field %s', (password, repeat, field) => {
    expect(passwordChangeRefusal(password, repeat)?.field).toBe(field);
  });

  it('[AMB-46] without consent reports the checkbox', () => {
    const sent = { email: 'x@y.de', password: 'Abc123', repeat: 'Abc123', consent: false };
    expect(registrationRefusal(sent)?.field).toBe('consent');
  });

  it('[AMB-89] has 6 to 128 characters on the server, too', () => {
    expect(passwordRefusal(`Aa1${'x'.repeat(125)}`)).toBeNull();
    expect(passwordRefusal(`Aa1${'x'.repeat(126)}`)?.code).toBe('password_too_long');
    expect(passwordRefusal('Abc12')).toMatchObject({
      status: 400,
      code: 'password_too_short',
      field: 'password',
    });
  });
});

describe('the session on the wire', () => {
  it('[AUTH-10] needs e-mail and password', () => {
    expect(loginInput.safeParse({ email: '', password: 'x' }).success).toBe(false);
    expect(loginInput.safeParse({ email: 'a@b.de', password: '' }).success).toBe(false);
    expect(loginInput.parse({ email: ' A@B.de ', password: ' x ' })).toEqual({
      email: 'a@b.de',
      password: ' x ',
    });
    expect(registerInput.safeParse({ email: 'kein', password: 'Abc123' }).success).toBe(false);
    expect(passwordInput.parse({ password: 'Abc123', role: 2 })).toEqual({ password: 'Abc123' });
    const long = loginInput.safeParse({ email: 'a@b.de', password: 'x'.repeat(1025) }).error?.issues ?? [];
    expect(refusalOfIssues(long, sessionSentences)).toMatchObject({
      code: 'password_too_long',
      field: 'password',
    });
  });

  it('[AUTH-32] [VAC-04] shows a user without password', () => {
    const names =
      'id first_name name email job job_title company active weeklyhours vacation vacation_lastyear worker_since working_days personnelNumber role setAdmin plannedVacation usedVacation';
    expect(Object.keys(currentUser.shape)).toEqual(expect.arrayContaining(names.split(' ')));
    expect(Object.keys(currentUser.shape)).not.toContain('password');
  });
});

describe('a strong password', () => {
  const owner = { email: 'eva.kurz@beispiel.de', first_name: 'Eva-Marie', name: 'von Berg', role: 1 };
  const said = (password: string, changes = {}, isCommon = false) =>
    strongPasswordRefusal(password, { ...owner, ...changes }, isCommon)?.message ?? null;
  const PERSONAL = 'Das Passwort darf weder Ihren Namen noch Ihre E-Mail enthalten.';

  it.each([
    ['Abcd123', {}, 'Ihr Unternehmen verlangt mindestens 8 Zeichen.'],
    ['Abcd1234', {}, null],
    ['Abcd1234', { role: 4 }, null],
    ['Abcd1234567', { role: 2 }, 'Ihr Unternehmen verlangt mindestens 12 Zeichen.'],
    ['Abcd12345678', { role: 2 }, null],
    ['xMARIE123', {}, PERSONAL],
    ['Berg-2026', {}, PERSONAL],
    ['eva.kurz@beispiel.deA1', {}, PERSONAL],
    ['Eva2026ab', {}, null],
    ['Beispiel2026', {}, PERSONAL],
    ['Informatik2026', { email: 'e.b@firma.info' }, null],
  ])('[ACCT-08] %s %j: %s', (password, changes, message) => expect(said(password, changes)).toBe(message));

  it.each([
    ['Abcd123', false],
    ['Marie123', false],
    ['Passw0rd', true],
  ])('[ACCT-08] %s is refused at its field', (password, isCommon) => {
    expect(strongPasswordRefusal(password, owner, isCommon)?.field).toBe('password');
  });

  it('[ACCT-08] one that everybody uses is refused', () => {
    expect(said('Passw0rd', {}, true)).toBe(
      'Dieses Passwort gehört zu den 10.000 häufigsten. Bitte wählen Sie ein anderes.',
    );
    expect(said('Marie123', {}, true)).toBe(PERSONAL);
  });
});
