import { surchargePages } from '@stundenbuch/domain/accounts/allowances/access';
import { calendarAccess, calendarPages } from '@stundenbuch/domain/day/calendar/access';
import { contractSlots } from '@stundenbuch/domain/day/contracts/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { teamPages, teamParts } from '@stundenbuch/domain/day/teams/access';
import { auditAccess, auditPages } from '@stundenbuch/domain/sides/log/access';
import { adminAccess, adminNavigation, adminPages } from '@stundenbuch/domain/sides/people/access';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { privacyPages } from '@stundenbuch/domain/sides/privacy/access';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { importPages } from '@stundenbuch/domain/workflows/imports/access';
import type { Command, ModuleManifest, RecordList, RouteEntry } from '@stundenbuch/web/module';

const access = { ...adminPages, ...calendarPages, ...teamPages, ...surchargePages, ...importPages };

const pages: Record<keyof typeof access, string> = {
  '/mycompany': 'myCompany',
  '/company-settings': 'companySettings',
  '/myworkers': 'workers',
  '/worker-details': 'worker',
  '/new-worker': 'newWorker',
  '/manage-worker': 'manageWorker',
  '/myjobs': 'jobs',
  '/new-job': 'job',
  '/manage-job': 'job',
  '/mycategories': 'categories',
  '/new-category': 'category',
  '/manage-category': 'category',
  '/company-calendar': 'companyCalendar',
  '/company-day': 'companyDay',
  '/company-place': 'companyPlace',
  '/company-closure': 'companyClosure',
  '/teams': 'teams',
  '/team': 'team',
  '/surcharge-rules': 'surchargeRules',
  '/import': 'import',
  '/company': 'companies',
  '/manage-company': 'newCompany',
  '/edit-company': 'editCompany',
};

const ofPeople = ['/worker-details', '/new-worker', '/manage-worker'];
const ofCompanies = ['/company', '/manage-company', '/edit-company'];

const routes = Object.entries(pages).map(([path, page]): RouteEntry => {
  const under = ofCompanies.includes(path)
    ? '/company'
    : ofPeople.includes(path)
      ? '/myworkers'
      : '/mycompany';
  return { path, page, access: access[path as keyof typeof access], under };
});

const command = (label: string, path: keyof typeof access, icon: Command['icon'], words = ''): Command => ({
  label,
  path,
  icon,
  words,
  access: access[path],
});

const manifest: ModuleManifest = {
  name: 'admin',
  flags: [],
  navigation: [
    {
      label: 'Mein Unternehmen',
      path: '/mycompany',
      icon: 'company',
      order: 50,
      access: access['/mycompany'],
    },
    {
      label: 'Mitarbeiter',
      path: '/myworkers',
      icon: 'team',
      order: 58,
      group: 'team',
      access: adminNavigation['/myworkers'],
    },
    {
      label: 'Unternehmen verwalten',
      path: '/company',
      icon: 'companies',
      order: 90,
      access: access['/company'],
    },
  ],
  routes: [
    ...routes,
    { path: '/audit', page: 'audit', access: auditPages['/audit'], under: '/mycompany' },
    {
      path: '/leave-worker',
      page: 'leaveWorker',
      under: '/mycompany',
      access: privacyPages['/leave-worker'],
    },
    {
      path: '/processing-register',
      page: 'processingRegister',
      under: '/mycompany',
      access: privacyPages['/processing-register'],
    },
    { path: '/security-log', page: 'securityLog', under: '/mycompany', access: auditPages['/security-log'] },
  ],
  slots: [
    {
      slot: 'worker-tab',
      order: 5,
      access: contractSlots.contract,
      component: 'contractTab',
      label: 'Vertrag',
    },
    {
      slot: 'dashboard-list',
      order: 5,
      access: calendarAccess.freeDays,
      component: 'freeDays',
      quiet: true,
    },
    {
      slot: 'dashboard-first',
      order: 1,
      access: adminAccess.firstSteps,
      component: 'firstSteps',
      quiet: true,
    },
    { slot: 'dashboard-list', order: 1, access: officeParts.notified, component: 'corrections', quiet: true },
    { slot: 'week-note', order: 10, access: officeParts.notified, component: 'corrections', quiet: true },
    { slot: 'profile-part', order: 80, access: teamParts.ownDeputies, component: 'ownDeputies' },
    { slot: 'profile-part', order: 90, access: auditAccess.mine, component: 'ownLog' },
    {
      slot: 'record-log',
      order: 90,
      access: auditAccess.record,
      component: 'recordLog',
      label: 'Verlauf',
      icon: 'history',
    },
  ],
  commands: [
    command('Mitarbeiter anlegen', '/new-worker', 'team'),
    command('Arbeitsplätze', '/myjobs', 'job', 'Stundensätze'),
    command('Kategorien', '/mycategories', 'category'),
    command('Einstellungen', '/company-settings', 'company', 'Funktionen'),
    command('Teams', '/teams', 'team'),
    command('Zuschläge und Zulagen einrichten', '/surcharge-rules', 'booking'),
    command('Feiertage und Betriebskalender', '/company-calendar', 'calendar', 'Betriebsferien Orte'),
    command('Daten übernehmen', '/import', 'download', 'Import Tabelle'),
    { label: 'Verlauf', path: '/audit', icon: 'history', access: auditPages['/audit'] },
  ],
  records: [
    {
      kind: 'Person',
      icon: 'user',
      call: adminCalls.workers,
      label: ['first_name', 'name'],
      hint: ['job_title', 'personnelNumber'],
      path: '/worker-details?user=',
      by: 'email',
    } satisfies RecordList<CurrentUser>,
  ],
};

export default manifest;
