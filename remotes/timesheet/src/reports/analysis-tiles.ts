import { allows, type Who } from '@stundenbuch/domain/access/access';
import { lawPages } from '@stundenbuch/domain/accounts/lawguide/access';
import { overtimePages } from '@stundenbuch/domain/accounts/overtime/access';
import { payrollPages } from '@stundenbuch/domain/accounts/payroll/access';
import { reportPages } from '@stundenbuch/domain/accounts/reports/access';
import { timesheetPages } from '@stundenbuch/domain/records/timesheet/access';

const tiles = [
  {
    path: '/projectBookings',
    label: 'Projektstunden',
    hint: 'Stunden aller Mitarbeiter je Projekt',
    icon: 'project',
  },
  {
    path: '/timeBookings',
    label: 'Zeitbuchungen',
    hint: 'Soll und Ist aller Mitarbeiter',
    icon: 'worktime',
  },
  {
    path: '/company-overtime',
    label: 'Stundenkonten',
    hint: 'Plus und Minus aller Mitarbeiter',
    icon: 'history',
  },
  {
    path: '/law-report',
    label: 'Arbeitszeitschutz',
    hint: 'Pausen, Ruhezeiten, Sonntage, Durchschnitt',
    icon: 'warning',
  },
  {
    path: '/bericht',
    label: 'Bericht',
    hint: 'Stunden nach Person, Projekt, Kunde und Zeit',
    icon: 'analysis',
  },
  {
    path: '/leistungsnachweis',
    label: 'Leistungsnachweis',
    hint: 'Stunden eines Kunden im Monat, zum Unterschreiben',
    icon: 'customer',
  },
  {
    path: '/payroll',
    label: 'Lohnübergabe',
    hint: 'Datei für das Lohnprogramm',
    icon: 'download',
  },
] as const;

const pages = { ...timesheetPages, ...overtimePages, ...lawPages, ...payrollPages, ...reportPages };

/** Those whose page the person may open (AMB-105). */
export const analysisPagesFor = (who: Who | null) => tiles.filter(({ path }) => allows(pages[path], who));
