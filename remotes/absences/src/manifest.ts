import { contingentPages, contingentSlots } from '@stundenbuch/domain/accounts/contingents/access';
import { ledgerSlots } from '@stundenbuch/domain/accounts/vacation/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { absenceNavigation, absencePages, absenceSlots } from '@stundenbuch/domain/records/absences/access';
import { kindPages } from '@stundenbuch/domain/records/kinds/access';
import { sickCasePages } from '@stundenbuch/domain/records/sickcases/access';
import { decisionParts } from '@stundenbuch/domain/workflows/decisions/access';
import { feedSlots } from '@stundenbuch/domain/workflows/feeds/access';
import { myTeamPages } from '@stundenbuch/domain/workflows/myteam/access';
import { yearEndPages, yearEndSlots } from '@stundenbuch/domain/workflows/yearend/access';
import type { ModuleManifest } from '@stundenbuch/web/module';

const manifest: ModuleManifest = {
  name: 'absences',
  flags: ['absences', 'vacationcalendar'],
  navigation: [
    {
      label: 'Meine Abwesenheiten',
      path: '/absences',
      icon: 'absence',
      order: 40,
      onPhone: true,
      shortLabel: 'Abwesend',
      own: true,
      group: 'me',
      access: absenceNavigation['/absences'],
    },
    {
      label: 'Urlaubskalender',
      path: '/vacation-overview',
      icon: 'calendar',
      order: 60,
      group: 'team',
      access: absenceNavigation['/vacation-overview'],
    },
    {
      label: 'Mein Team',
      path: '/my-team',
      icon: 'team',
      order: 55,
      group: 'team',
      access: myTeamPages['/my-team'],
    },
    {
      label: 'Inbox',
      path: '/inbox',
      icon: 'inbox',
      order: 100,
      group: 'team',
      access: absenceNavigation['/inbox'],
      counter: 'inboxCounter',
    },
  ],
  routes: [
    { path: '/absences', page: 'absences', access: absencePages['/absences'] },
    { path: '/absence', page: 'absence', access: absencePages['/absence'], under: '/absences' },
    { path: '/manage-absence', page: 'request', access: absencePages['/manage-absence'], under: '/absences' },
    { path: '/my-team', page: 'myTeam', access: myTeamPages['/my-team'] },
    {
      path: '/team-member',
      page: 'teamMember',
      access: myTeamPages['/team-member'],
      under: '/my-team',
    },
    { path: '/inbox', page: 'inbox', access: absencePages['/inbox'] },
    { path: '/request', page: 'personRequest', access: absencePages['/request'], under: '/inbox' },
    {
      path: '/person-absence',
      page: 'personAbsence',
      access: officePages['/person-absence'],
      under: '/myworkers',
    },
    {
      path: '/person-sickness',
      page: 'personSickness',
      access: officePages['/person-sickness'],
      under: '/inbox',
    },
    {
      path: '/vacation-overview',
      page: 'calendar',
      access: absencePages['/vacation-overview'],
      under: '/mycompany',
    },
    {
      path: '/vacation-closing',
      page: 'vacationClosing',
      access: yearEndPages['/vacation-closing'],
      under: '/mycompany',
    },
    { path: '/absence-kinds', page: 'kinds', access: kindPages['/absence-kinds'], under: '/mycompany' },
    { path: '/absence-kind', page: 'kind', access: kindPages['/absence-kind'], under: '/mycompany' },
    {
      path: '/contingent',
      page: 'contingent',
      access: contingentPages['/contingent'],
      under: '/mycompany',
    },
    { path: '/sick-cases', page: 'sickCases', access: sickCasePages['/sick-cases'], under: '/mycompany' },
    { path: '/sick-case', page: 'sickCase', access: sickCasePages['/sick-case'], under: '/mycompany' },
    { path: '/sick-from', page: 'sickFrom', access: sickCasePages['/sick-from'], under: '/absences' },
    {
      path: '/team-sickness',
      page: 'teamSickness',
      access: sickCasePages['/team-sickness'],
      under: '/my-team',
    },
  ],
  slots: [
    { slot: 'profile-part', order: 30, access: feedSlots.profile, component: 'feeds' },
    { slot: 'vacation-account', order: 10, access: ledgerSlots.account, component: 'vacationAccount' },
    { slot: 'dashboard-tile', order: 40, access: absenceSlots.inboxTile, component: 'inboxTile' },
    {
      slot: 'dashboard-figure',
      of: 'person',
      order: 20,
      access: ledgerSlots.figure,
      component: 'vacationFigure',
    },
    {
      slot: 'dashboard-figure',
      of: 'company',
      order: 10,
      access: absenceSlots.figures,
      component: 'openFigure',
    },
    {
      slot: 'dashboard-figure',
      of: 'company',
      order: 30,
      access: absenceSlots.figures,
      component: 'awayFigure',
    },
    {
      slot: 'dashboard-action',
      order: 10,
      access: absenceSlots.sickToday,
      component: 'sickToday',
      quiet: true,
    },
    { slot: 'dashboard-main', order: 10, access: decisionParts.cards, component: 'toDecide' },
    { slot: 'dashboard-list', order: 30, access: absenceSlots.whoIsAway, component: 'whoIsAway' },
    {
      slot: 'before-pages',
      order: 10,
      access: yearEndSlots.notice,
      component: 'noticeGate',
      quiet: true,
    },
    {
      slot: 'dashboard-tile',
      order: 45,
      access: yearEndSlots.due,
      component: 'dueNotices',
      quiet: true,
    },
    {
      slot: 'worker-tab',
      order: 60,
      access: yearEndSlots.expiry,
      component: 'expiry',
      label: 'Urlaubsverfall',
    },
    {
      slot: 'worker-tab',
      order: 65,
      access: contingentSlots.tab,
      component: 'contingents',
      label: 'Kontingente',
    },
  ],
  commands: [
    {
      label: 'Ich bin krank',
      words: 'Krankmeldung krankmelden noch krank wieder gesund',
      path: '/absences',
      icon: 'absence',
      access: absenceSlots.sickToday,
    },
    {
      label: 'Urlaub beantragen',
      words: 'Abwesenheit anlegen Gleittag',
      path: '/manage-absence',
      icon: 'absence',
      access: absenceSlots.request,
    },
  ],
  pageKeys: [
    {
      page: 'Inbox',
      access: decisionParts.cards,
      keys: [
        ['↑ ↓', 'Antrag wählen'],
        ['G', 'Genehmigen'],
        ['L', 'Ablehnen'],
      ],
    },
  ],
};

export default manifest;
