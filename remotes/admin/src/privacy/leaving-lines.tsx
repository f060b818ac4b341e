import { allows, type Who } from '@stundenbuch/domain/access/access';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { payrollPages } from '@stundenbuch/domain/accounts/payroll/access';
import { teamPages } from '@stundenbuch/domain/day/teams/access';
import { inventoryPages } from '@stundenbuch/domain/sides/inventory/access';
import type { Leaving } from '@stundenbuch/domain/sides/privacy/contract';
import type { LeavingLine } from '@stundenbuch/domain/sides/privacy/leaving';
import { monthPages } from '@stundenbuch/domain/workflows/month/access';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import type { Worker } from '../shared/admin.api.ts';

export interface ShownLine {
  key: LeavingLine;
  title: string;
  text: string;
  /** Null where only a person can know. */
  isDone: boolean | null;
  to?: { label: string; path: string };
}

const counted = (n: number, one: string, many: string) => (n === 0 ? null : `${n} ${n === 1 ? one : many}`);
const listed = (parts: readonly (string | null)[], nothing: string) =>
  parts.filter((part) => part !== null).join(', ') || nothing;

/** What is to be seen to, in words, each with the way to where it is done. */
export function leavingLines(worker: Worker, left: Leaving, who: Who): ShownLine[] {
  const user = `user=${encodeURIComponent(worker.email)}`;
  const details = { label: 'Konten ansehen', path: `/worker-details?${user}` };
  const lines: (ShownLine | false)[] = [
    {
      key: 'last_day',
      title: 'Letzter Tag',
      text: left.last_day ? `Vertrag bis ${formatDay(left.last_day)}` : 'Der Vertrag endet noch nicht.',
      isDone: left.last_day !== null,
      to: { label: 'Vertrag beenden', path: `/manage-worker?${user}` },
    },
    {
      key: 'balances',
      title: 'Resturlaub und Stundenkonto',
      text: `${listed(
        [
          `Offener Urlaub: ${formatNumber(worker.openVacation)} Tage`,
          left.account === null ? null : `Stundenkonto: ${signedHours(left.account)} h`,
        ],
        '',
      )}. Was bleibt, auszahlen und an den Lohn geben.`,
      isDone: null,
      to: allows(payrollPages['/payroll'], who) ? { label: 'Zur Lohnübergabe', path: '/payroll' } : details,
    },
    {
      key: 'requests',
      title: 'Offene Anträge',
      text: listed(
        [
          counted(left.requests, 'Antrag ohne Entscheidung', 'Anträge ohne Entscheidung'),
          counted(left.corrections, 'Korrektur ohne Antwort', 'Korrekturen ohne Antwort'),
          counted(left.absences, 'Tag Abwesenheit steht bevor', 'Tage Abwesenheit stehen bevor'),
          counted(left.substitutes, 'Vertretung für andere', 'Vertretungen für andere'),
          left.punched_in ? 'die Stempeluhr läuft' : null,
        ],
        'Nichts ist offen.',
      ),
      isDone: left.requests + left.corrections + left.absences + left.substitutes === 0 && !left.punched_in,
      to: { label: 'Zu den Anträgen', path: '/inbox' },
    },
    allows(monthPages['/month'], who) && {
      key: 'months',
      title: 'Stundenzettel',
      text:
        counted(left.open_months, 'Monat ist', 'Monate sind')?.concat(' nicht abgeschlossen.') ??
        'Alle Monate sind abgeschlossen.',
      isDone: left.open_months === 0,
      to: { label: 'Zum Monatsabschluss', path: `/month?user=${worker.id}` },
    },
    allows(teamPages['/teams'], who) && {
      key: 'leads',
      title: 'Teams, Leitung und Vertretung',
      text: listed(
        [
          counted(left.leads, 'Leitung', 'Leitungen'),
          counted(left.deputies, 'Entscheidungsvertretung', 'Entscheidungsvertretungen'),
          counted(left.teams, 'Team', 'Teams'),
        ],
        'Nichts ist offen.',
      ),
      isDone: left.leads + left.deputies + left.teams === 0,
      to: { label: 'Zu den Teams', path: '/teams' },
    },
    allows(inventoryPages['/inventory'], who) && {
      key: 'inventory',
      title: 'Inventar',
      text: 'Geräte, Schlüssel und Fahrzeuge zurückgeben lassen; wer etwas hat, steht nicht im Inventar.',
      isDone: null,
      to: { label: 'Zum Inventar', path: '/inventory' },
    },
    {
      key: 'access',
      title: 'Zugang, Geräte und Abos',
      text: left.active
        ? listed(
            [
              'Der Zugang ist aktiv',
              counted(left.sessions, 'Anmeldung', 'Anmeldungen'),
              counted(left.factors, 'zweiter Faktor', 'zweite Faktoren'),
              counted(left.feeds, 'Kalender-Abo', 'Kalender-Abos'),
            ],
            '',
          )
        : 'Der Zugang ist beendet, und mit ihm alle Anmeldungen und Abos.',
      isDone: !left.active,
    },
    {
      key: 'deletion',
      title: 'Löschung',
      text: left.deletion.from
        ? `Name und Adresse müssen bis ${formatDay(left.deletion.from)} bleiben, danach lässt sich die Person anonymisieren.`
        : 'Nichts mit ihrem Namen muss aufbewahrt werden.',
      isDone: null,
    },
  ];
  return lines.filter((line) => line !== false);
}
