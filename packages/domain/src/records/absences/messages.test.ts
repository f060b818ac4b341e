import { expect, it } from 'vitest';
import { absenceInput } from './contract.ts';
import { absenceSentences, absenceTexts } from './messages.ts';

it('[ABS-18] [ABS-19] [ABS-34] [ABS-35] [ABS-36] [ABS-37] [ABS-38] [AMB-09] [AMB-96] says what the specification says', () => {
  expect(absenceTexts).toEqual({
    created: 'Abwesenheit erfolgreich angelegt.',
    changed: 'Abwesenheit erfolgreich geändert.',
    deleted: 'Abwesenheit erfolgreich gelöscht.',
    approved: 'Abwesenheit erfolgreich genehmigt.',
    declined: 'Abwesenheit erfolgreich abgelehnt.',
    cancelled: 'Abwesenheit erfolgreich storniert.',
    saveFailed: 'Fehler! Kontaktieren Sie Ihren Administrator.',
    approveFailed: 'Fehler beim Genehmigen der Abwesenheit',
    declineFailed: 'Fehler beim Ablehnen der Abwesenheit',
    cancelFailed: 'Fehler beim Stornieren der Abwesenheit',
    approveAllFailed: 'Fehler beim Genehmigen der Abwesenheiten',
    declineAllFailed: 'Fehler beim Ablehnen der Abwesenheiten',
    sickened: 'Krank im Urlaub eingetragen, die Urlaubstage sind zurückgegeben.',
    sickReported:
      'Krank im Urlaub gemeldet. Die Verwaltung trägt es ein, dann kommen die Urlaubstage zurück.',
    sickReportedToNobody: 'Niemand sonst verwaltet Ihre Abwesenheiten: Die Meldung hat niemand bekommen.',
    reopened: 'Entscheidung zurückgenommen, der Antrag ist wieder offen.',
    reopenFailed: 'Fehler beim Zurücknehmen der Entscheidung',
  });
  expect(Object.values(absenceSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '400 Diese Art von Abwesenheit kann nicht beantragt werden.',
    '400 Abwesenheiten sind vom {from} bis zum {to} möglich.',
    '400 Start Datum muss vor End Datum liegen.',
    '400 Halbe Tage sind nur für einen einzelnen Tag möglich.',
    '400 Halbe erste und letzte Tage gibt es nur bei mehreren Tagen.',
    '400 Bitte die Stunden als h:mm angeben, zum Beispiel 1:30.',
    '400 Stunden sind nur für einen einzelnen Tag möglich, und nicht mit einem halben.',
    '400 Abwesenheiten sind nur an Wochentagen möglich.',
    '400 Abwesenheiten sind nur an Arbeitstagen möglich!',
    '400 Der {date} ist arbeitsfrei ({name}).',
    '400 Der {date} ist ein halber Arbeitstag und zählt nur einen halben Tag.',
    '400 Abwesenheit konte nicht angelegt werden.',
    '409 Abwesenheit für den Tag {date} bereits vorhanden.',
    '409 Am {date} sind höchstens {left} Stunden möglich.',
    '409 Abwesenheit konte nicht angelegt werden.',
    '409 Urlaub reicht nicht aus. Verbleibende Urlaubstage: {n}',
    '409 Die Abwesenheit wurde inzwischen bearbeitet.',
    '409 Nur genehmigte Abwesenheiten können storniert werden.',
    '409 Abwesenheiten vergangener Monate können nicht storniert werden.',
    '409 In diesem Zeitraum ist kein genehmigter Urlaub.',
    '409 Die Entscheidung kann nicht mehr zurückgenommen werden.',
  ]);
});

it('[API-29] [AMB-101] a request has a day and a code, and optionally an end', () => {
  const read = (input: object) => absenceInput.safeParse(input).data;
  expect(read({ project: 10, day: '2026-12-01' })).toEqual({ project: 10, day: '2026-12-01', end: null });
  expect(read({ project: -3, day: '2026-12-01', end: null, hours: 99 })).toEqual({
    project: 0,
    day: '2026-12-01',
    end: null,
    hours: 99,
  });
  expect(read({ project: 2 ** 31, day: '2026-12-01', end: '2026-12-02' })).toMatchObject({
    project: 0,
    end: '2026-12-02',
  });
  for (const wrong of [{}, { project: 10 }, { day: '2026-12-01' }, { project: 1.5, day: '2026-12-01' }]) {
    expect(read(wrong)).toBeUndefined();
  }
});
