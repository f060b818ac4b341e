import { allowancePages, allowanceParts } from '@stundenbuch/domain/accounts/allowances/access';
import { analysisPages } from '@stundenbuch/domain/accounts/analysis/access';
import { lawPages } from '@stundenbuch/domain/accounts/lawguide/access';
import { overtimePages, overtimeSlots } from '@stundenbuch/domain/accounts/overtime/access';
import { payrollPages } from '@stundenbuch/domain/accounts/payroll/access';
import { reportPages } from '@stundenbuch/domain/accounts/reports/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { punchParts } from '@stundenbuch/domain/records/punch/access';
import {
  timesheetNavigation,
  timesheetPages,
  timesheetSlots,
} from '@stundenbuch/domain/records/timesheet/access';
import { dayPages, dayParts } from '@stundenbuch/domain/workflows/day/access';
import { monthPages, monthParts } from '@stundenbuch/domain/workflows/month/access';
import { stopwatchParts } from '@stundenbuch/domain/workflows/stopwatch/access';
import type { ModuleManifest } from '@stundenbuch/web/module';
import { commands } from './commands.ts';
import { GRID_KEYS } from './grid/grid-keys.ts';

const manifest: ModuleManifest = {
  name: 'timesheet',
  flags: ['timebooking', 'projectbooking'],
  navigation: [
    {
      label: 'Meine Arbeitszeiten',
      path: '/workingtime',
      icon: 'worktime',
      order: 20,
      group: 'me',
      onPhone: true,
      shortLabel: 'Zeiten',
      own: true,
      access: timesheetNavigation['/workingtime'],
    },
    {
      label: 'Tagesabgleich',
      path: '/day',
      icon: 'booking',
      order: 25,
      onPhone: true,
      shortLabel: 'Tag',
      onPhoneFor: '/workingtime',
      group: 'me',
      own: true,
      access: dayParts.navigation,
    },
    {
      label: 'Meine Projektstunden',
      path: '/timesheet',
      icon: 'week',
      order: 30,
      group: 'me',
      onPhone: true,
      shortLabel: 'Woche',
      own: true,
      access: timesheetNavigation['/timesheet'],
    },
    {
      label: 'Mein Stundenkonto',
      path: '/overtime',
      icon: 'history',
      order: 35,
      group: 'me',
      own: true,
      access: overtimeSlots.account,
    },
    {
      label: 'Zuschläge und Zulagen',
      path: '/allowances',
      icon: 'booking',
      order: 36,
      group: 'me',
      own: true,
      // Readers have none of their own; they see those of others from their months.
      access: allowanceParts.book,
    },
    {
      label: 'Monatsabschluss',
      path: '/month',
      icon: 'done',
      order: 107,
      group: 'me',
      groupFor: { access: monthParts.view, group: 'team' },
      access: monthPages['/month'],
    },
    {
      label: 'Auswertung',
      path: '/analysis',
      icon: 'analysis',
      order: 110,
      group: 'analysis',
      access: timesheetPages['/analysis'],
    },
  ],
  routes: [
    { path: '/timesheet', page: 'week', access: timesheetPages['/timesheet'], under: '/workingtime' },
    { path: '/booking', page: 'newBooking', access: timesheetPages['/booking'], under: '/timesheet' },
    {
      path: '/manage-booking',
      page: 'manageBooking',
      access: timesheetPages['/manage-booking'],
      under: '/timesheet',
    },
    { path: '/days', page: 'days', access: dayPages['/days'], under: '/day' },
    { path: '/day', page: 'day', access: dayPages['/day'] },
    { path: '/workingtime', page: 'workingTimes', access: timesheetPages['/workingtime'] },
    {
      path: '/create-workingtime',
      page: 'workingTime',
      access: timesheetPages['/create-workingtime'],
      under: '/workingtime',
    },
    {
      path: '/manage-workingtime',
      page: 'workingTime',
      access: timesheetPages['/manage-workingtime'],
      under: '/workingtime',
    },
    {
      path: '/person-week',
      page: 'personWeek',
      access: officePages['/person-week'],
      under: '/myworkers',
    },
    {
      path: '/person-entry',
      page: 'personEntry',
      access: officePages['/person-entry'],
      under: '/myworkers',
    },
    { path: '/analysis', page: 'analysis', access: timesheetPages['/analysis'] },
    {
      path: '/analysis-bookings',
      page: 'analysisBookings',
      access: analysisPages['/analysis-bookings'],
      under: '/analysis',
    },
    {
      path: '/projectBookings',
      page: 'projectSums',
      access: timesheetPages['/projectBookings'],
      under: '/analysis',
    },
    {
      path: '/timeBookings',
      page: 'companyTimes',
      access: timesheetPages['/timeBookings'],
      under: '/analysis',
    },
    { path: '/month', page: 'month', access: monthPages['/month'] },
    { path: '/sheet', page: 'sheet', access: monthPages['/sheet'], under: '/month' },
    { path: '/overtime', page: 'overtime', access: overtimePages['/overtime'] },
    {
      path: '/company-overtime',
      page: 'companyOvertime',
      access: overtimePages['/company-overtime'],
      under: '/analysis',
    },
    { path: '/payroll', page: 'payroll', access: payrollPages['/payroll'], under: '/analysis' },
    {
      path: '/payroll-setup',
      page: 'payrollSetup',
      access: payrollPages['/payroll-setup'],
      under: '/analysis',
    },
    {
      path: '/leistungsnachweis',
      page: 'statement',
      access: reportPages['/leistungsnachweis'],
      under: '/analysis',
    },
    { path: '/bericht', page: 'report', access: reportPages['/bericht'], under: '/analysis' },
    { path: '/allowances', page: 'allowances', access: allowancePages['/allowances'] },
    { path: '/law-report', page: 'lawReport', access: lawPages['/law-report'], under: '/analysis' },
  ],
  slots: [
    {
      slot: 'dashboard-figure',
      order: 5,
      access: overtimeSlots.figure,
      component: 'overtimeFigure',
      of: 'person',
    },
    { slot: 'profile-part', order: 10, access: overtimeSlots.account, component: 'overtimePart' },
    { slot: 'profile-part', order: 20, access: punchParts.pin, component: 'pinPart' },
    { slot: 'dashboard-today', order: 10, access: timesheetSlots.today, component: 'today' },
    { slot: 'dashboard-tile', order: 7, access: dayParts.quick, component: 'quickLine' },
    { slot: 'dashboard-tile', order: 6, access: stopwatchParts.card, component: 'stopwatch' },
    {
      slot: 'dashboard-tile',
      order: 10,
      access: timesheetSlots.recordWorkingTime,
      tile: {
        label: 'Arbeitszeit erfassen',
        hint: 'Beginn, Ende und Pause eines Tages',
        path: '/create-workingtime',
        icon: 'worktime',
      },
    },
    {
      slot: 'dashboard-tile',
      order: 20,
      access: timesheetSlots.quickBooking,
      tile: {
        label: 'Projekt buchen',
        hint: 'Stunden für ein Projekt eintragen',
        path: '/booking',
        icon: 'booking',
      },
    },
    {
      slot: 'dashboard-tile',
      order: 30,
      access: timesheetSlots.currentWeek,
      tile: { label: 'Aktuelle Woche', hint: 'Was steht, was fehlt', path: '/timesheet', icon: 'week' },
    },
    {
      slot: 'dashboard-figure',
      of: 'person',
      order: 30,
      access: timesheetSlots.weekFigure,
      component: 'weekFigure',
    },
    {
      slot: 'dashboard-figure',
      of: 'person',
      order: 40,
      access: timesheetSlots.missingFigure,
      component: 'missingFigure',
    },
    {
      slot: 'dashboard-figure',
      of: 'company',
      order: 20,
      access: timesheetSlots.faultsFigure,
      component: 'faultsFigure',
    },
    {
      slot: 'dashboard-list',
      order: 5,
      access: timesheetSlots.firstSteps,
      component: 'firstSteps',
      quiet: true,
    },
    { slot: 'dashboard-list', order: 8, access: monthParts.hint, component: 'monthHint', quiet: true },
    { slot: 'dashboard-list', order: 9, access: dayParts.navigation, component: 'todo' },
    { slot: 'dashboard-list', order: 10, access: timesheetSlots.missing, component: 'missing' },
    { slot: 'dashboard-list', order: 20, access: timesheetSlots.ownFaults, component: 'faults' },
    { slot: 'dashboard-list', order: 40, access: monthParts.progress, component: 'monthProgress' },
    {
      slot: 'worker-tab',
      order: 10,
      access: timesheetSlots.workingTimeTabs,
      component: 'timesTab',
      label: 'Zeitbuchungen',
    },
    {
      slot: 'worker-tab',
      order: 20,
      access: timesheetSlots.workingTimeTabs,
      component: 'balanceTab',
      label: 'Arbeitszeitübersicht',
    },
    {
      slot: 'worker-tab',
      order: 30,
      access: timesheetSlots.projectTabs,
      component: 'projectsTab',
      label: 'Projekt Übersicht',
    },
    {
      slot: 'worker-tab',
      order: 40,
      access: timesheetSlots.projectTabs,
      component: 'bookingsTab',
      label: 'Projektbuchungen',
    },
  ],
  commands,
  pageKeys: [
    { page: 'Tagesabgleich', access: dayParts.navigation, keys: [['1 bis 4', 'Vorschlag übernehmen']] },
    { page: 'Raster der Woche', access: dayPages['/day'], keys: GRID_KEYS },
  ],
};

export default manifest;
