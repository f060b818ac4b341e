import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { timesheetTexts } from './records/timesheet/messages.ts';
import { sessionSentences, sessionTexts } from './sides/session/messages.ts';
import type { Sentences } from './wire/refusal.ts';

/** The tables of all messages.ts, found the same way as the server does. */
async function tables(): Promise<Sentences[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((file) => file.endsWith('/messages.ts'));
  const modules = await Promise.all(paths.map((path) => import(join(import.meta.dirname, path))));
  return modules.flatMap((module) =>
    Object.entries<Sentences>(module).flatMap(([name, table]) => (name.endsWith('Sentences') ? [table] : [])),
  );
}

it('every code belongs to one table', async () => {
  const codes = (await tables()).flatMap((table) => Object.keys(table));
  expect(codes).toHaveLength(new Set(codes).size);
  expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});

it('[AMB-62] every refusal has a status of the contract and a sentence', async () => {
  for (const { status, message } of (await tables()).flatMap((table) => Object.values(table))) {
    expect([400, 401, 403, 404, 409, 413, 415, 429]).toContain(status);
    expect(message).toMatch(/\S/);
  }
});

it('[TIME-19] [TIME-20] [TIME-21] [BOOK-18] [BOOK-20] [BOOK-21] [BOOK-22] says what the specification says', () => {
  expect(timesheetTexts).toEqual({
    bookingSaved: 'Buchung erfolgreich angelegt.',
    entryDeleted: 'Buchung erfolgreich gelöscht.',
    workingTimeSaved: 'Zeitbuchung erfolgreich gespeichert.',
    saveFailed: 'Fehler! Kontaktieren Sie Ihren Administrator.',
    bookingConflict: 'Fehler beim Speichern.',
    deleteQuestion: 'Wollen Sie den Eintrag wirklich löschen?',
  });
});

it('[AUTH-11] [AUTH-19] [AUTH-20] [AUTH-23] [AUTH-25] [AUTH-26] says what the specification says', () => {
  expect(sessionTexts).toEqual({
    registered: 'Erfolgreich registriert. Sie können sich nun einloggen!',
    passwordChanged: 'Passwort erfolgreich geändert.',
    profileSaved: 'Profil erfolgreich gespeichert.',
    profileFailed: 'Fehler beim Speichern.',
  });
  expect(sessionSentences.login_failed.message).toBe('Login fehlgeschlagen. E-Mail oder Passwort falsch.');
  expect(sessionSentences.registration_failed.message).toBe(
    'Registrierung fehlgeschlagen. Kontaktieren Sie Ihren Administrator.',
  );
});
