import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AccessRow } from './access.ts';
import type { FeatureDefinition } from './feature.ts';
import { lets } from './rows.fixture.ts';

/**
 * Employee, admin, reader, employee who is a global admin: a letter where the rows let them in, and what their company
 * needs to have switched on. Other tables are specified beside them.
 */
const SPECIFIED: Record<string, Record<string, string>> = {
  absenceAccess: {
    'ea-g': 'own',
    'ea-g with absences': 'request',
    '-a-- with absences': 'approve decline cancel reopen pending',
    '-a-- with absences, earg with vacationcalendar': 'calendar',
    '-a-- with absences calendar or absences decisions or absences halfdays or absences visibility':
      'decideRequest',
    'ea-g with calendar or decisions or halfdays or visibility': 'deleteRequest',
  },
  absenceParts: {
    'earg with halfdays': 'halves',
    'earg with calendar or decisions or halfdays or visibility': 'requests',
    '-a-- with absences': 'office',
  },
  absenceSlots: {
    'ea-g with absences': 'request',
    'ea-g with absences day': 'sickToday',
    '-a-- with absences': 'inboxTile whoIsAway',
    '-a-- with absences ledger or absences overtime': 'figures',
  },
  adminAccess: {
    '-ar-': 'workers job',
    '-arg': 'workersOfCompany company',
    earg: 'worker changeWorker jobs categories',
    '-a-g': 'createWorker resetLink invite',
    '-a--': 'deleteWorker releaseMail createJob changeJob category createCategory changeCategory',
    '-a-- with calendar': 'previewRecording firstSteps dismissFirstSteps',
    '-a-- with security': 'resetFactor',
    '---g': 'companies nextCompanyId createCompany changeCompany',
  },
  auditAccess: {
    'earg with audit': 'record mine',
    '-ar- with audit': 'company seals verify',
    '-a-- with audit': 'package',
    '-a-- with security': 'security',
  },
  privacyAccess: {
    'earg with security': 'ownExport',
    '-a-- with security': 'exportOf companyExport register anonymise leaving periods',
  },
  privacyPages: { '-a-- with security': '/processing-register /leave-worker' },
  auditPages: {
    '-ar- with audit': '/audit',
    '-a-- with security': '/security-log',
  },
  calendarAccess: {
    'earg with calendar': 'year',
    '-ar- with calendar': 'places days',
    '-a-- with calendar': 'changePlaces changeDays',
    '-ar- with absences calendar': 'shutdowns',
    '-a-- with absences calendar': 'changeShutdowns freeDays',
  },
  calendarParts: {
    'earg with calendar': 'days',
  },
  calendarPages: {
    '-ar- with calendar': '/company-calendar',
    '-a-- with calendar': '/company-day /company-place',
    '-a-- with absences calendar': '/company-closure',
  },
  punchAccess: {
    'ea-g with timebooking clock': 'state punch answer pin',
    '-a-- with timebooking clock': 'pinOf terminals',
    '-a-- with timebooking clock closing or timebooking clock office': 'forgottenOf',
  },
  punchParts: {
    'ea-g with timebooking clock': 'pin',
    '-a-- with timebooking clock': 'pinOf',
    '-a-- with timebooking clock closing or timebooking clock office': 'answerOf',
  },
  punchSlots: {
    'ea-g with timebooking clock': 'tile',
  },
  contractAccess: {
    'earg with contracts': 'contracts',
    '-a-- with contracts': 'preview create change delete',
  },
  contractSlots: {
    'earg with contracts': 'contract',
  },
  customerAccess: {
    'earg with customer': 'list one addressOfCustomer',
    '-a-- with customer': 'create change createAddress changeAddress',
    'ea-g with customer': 'changeNotes',
    '-a--': 'addressOfCompany addressesOfCustomers',
  },
  customerNavigation: {
    'earg with customer': '/customer',
  },
  customerPages: {
    'earg with customer': '/customer',
    'earg with customer, else to the login': '/customer-detail',
    '-a-- with customer': '/new-customer /manage-customer',
    '-a--': '/address',
  },
  featureAccess: {
    earg: 'settings',
    '-a--': 'changeSettings switch',
    '-arg': 'settingsOfCompany',
    '-a-g': 'changeSettingsOfCompany',
  },
  importAccess: { '-a-- with import': 'list one begin rows finish undo' },
  importPages: { '-a-- with import': '/import' },
  inventoryAccess: {
    'earg with inventory': 'list item',
    'ea-g with inventory': 'create update updateNotes remove',
  },
  inventoryPages: {
    'earg with inventory': '/inventory /inventory-detail',
    'ea-g with inventory': '/new-inventory /manage-inventory',
  },
  lawAccess: {
    'earg with timebooking law': 'ofPerson',
    '-ar- with timebooking law': 'ofCompany',
    'ea-g with timebooking law': 'preview',
  },
  lawParts: {
    'earg with law': 'person',
  },
  lawPages: {
    '-ar- with timebooking law': '/law-report',
  },
  ledgerAccess: {
    'earg with absences ledger': 'ledger',
    '-a-- with absences ledger': 'post reverse',
  },
  ledgerSlots: {
    'earg with absences ledger': 'account',
    'ea-g with absences ledger': 'figure',
  },
  yearEndAccess: {
    'earg with ledger': 'ownNotices',
    'ea-g with ledger': 'readNotice',
    '-ar- with absences ledger': 'notices expiry yearEnds preview figure',
    '-a-- with absences ledger': 'dueNotices sendNotices changeExpiry close undo',
  },
  yearEndPages: {
    '-ar- with absences ledger': '/vacation-closing',
  },
  yearEndSlots: {
    'ea-g with ledger': 'notice',
    '-a-- with absences ledger': 'due',
    '-ar- with absences ledger': 'expiry',
  },
  monthAccess: {
    'earg with timebooking closing': 'month',
    'ea-g with timebooking closing': 'ownMonths confirm request withdraw ownRequests',
    '-ar- with timebooking closing': 'company',
    '-a-- with timebooking closing': 'close reopen requests preview answer',
    '-a-- with timebooking closing teams': 'check',
  },
  plannerAccess: {
    '-a-- with absences teams or absences visibility, earg with vacationcalendar teams or vacationcalendar visibility':
      'frame',
  },
  plannerParts: {
    '-a-- with absences teams or absences visibility, earg with vacationcalendar teams or vacationcalendar visibility':
      'planner',
  },
  decisionAccess: {
    '-a-- with absences decisions': 'context decide undo staffing changeStaffing',
    'ea-g with absences decisions': 'checkStaffing',
  },
  decisionParts: {
    '-a-- with absences decisions': 'cards',
    'ea-g with absences decisions': 'staffingOfRequest',
  },
  monthPages: {
    'earg with timebooking closing': '/month /sheet',
  },
  monthParts: {
    'ea-g with timebooking closing': 'hint',
    '-ar- with timebooking closing': 'view progress',
    '-a-- with timebooking closing': 'manage',
    // Of these nobody; whoever leads a team.
    '': 'team',
  },
  noticeAccess: {
    'earg with notices': 'list count read readAll settings choose',
  },
  noticePages: {
    'earg with notices': '/notifications',
  },
  officeAccess: {
    'earg with office': 'corrections readCorrections',
    '-a-- with absences office': 'changeAbsence previewAbsence sickInVacation',
    'ea-g with absences notices office': 'reportSickness',
  },
  officePages: {
    '-a-- with timebooking office or projectbooking office': '/person-week /person-entry',
    '-a-- with absences office': '/person-absence /person-sickness',
  },
  officeParts: {
    '-a-- with office': 'correct',
    'earg with office': 'notified',
  },
  overtimeAccess: {
    'earg with timebooking overtime': 'current month',
    '-ar- with timebooking overtime': 'company',
    '-a-- with timebooking overtime': 'post reverse',
  },
  overtimePages: {
    'earg with timebooking overtime': '/overtime',
    '-ar- with timebooking overtime': '/company-overtime',
  },
  overtimeSlots: {
    'ea-g with timebooking overtime': 'account figure',
    '-a-- with timebooking overtime': 'warnings',
  },
  securityPages: {
    'earg with security': '/sicherheit',
  },
  sessionAccess: {
    'earg, also without factor': 'current company isAdmin isGlobalAdmin isReader logout',
    earg: 'passwordUpdate prove changeEmail cancelEmail',
    'earg with security': 'devices endDevice',
    'earg with security, also without factor': 'factors addFactor renameFactor removeFactor newCodes',
  },
  signOnAccess: {
    '-a-- with security':
      'setup changeSetup removeSetup test addDomain verifyDomain removeDomain unlinkPerson',
    '---g': 'grantDomain',
    'earg with security': 'identities unlink',
  },
  sessionPages: {
    earg: '/dashboard /myprofil /release-notes',
  },
  budgetAccess: {
    'earg with projectbooking budgets': 'budget',
    '-a-- with projectbooking budgets': 'changeBudget',
  },
  allowanceAccess: {
    '-a-- with timebooking allowances': 'changeRules changeKinds',
    '-ar- with timebooking allowances': 'rules',
    'ea-g with timebooking allowances': 'book',
    'earg with timebooking allowances': 'kinds ofMonth',
  },
  allowancePages: { 'earg with timebooking allowances': '/allowances' },
  surchargePages: { '-a-- with timebooking allowances': '/surcharge-rules' },
  allowanceParts: { 'ea-g with timebooking allowances': 'book' },
  payrollAccess: {
    '-a-- with timebooking payroll': 'changeSetup changeLayout run',
    '-ar- with timebooking payroll': 'setup layouts preview runs file sample',
  },
  payrollPages: {
    '-a-- with timebooking payroll': '/payroll-setup',
    '-ar- with timebooking payroll': '/payroll',
  },
  reportAccess: {
    '-a-- with timebooking reports or projectbooking reports': 'changeViews',
    '-ar- with timebooking reports or projectbooking reports': 'report entries views',
    '-ar- with projectbooking customer reports': 'statement',
  },
  reportParts: { '-a-- with timebooking reports or projectbooking reports': 'saveViews' },
  reportPages: {
    '-ar- with timebooking reports or projectbooking reports': '/bericht',
    '-ar- with projectbooking customer reports': '/leistungsnachweis',
  },
  analysisAccess: { '-ar- with projectbooking budgets': 'projects groups bookings' },
  analysisPages: { '-ar- with projectbooking budgets reports': '/analysis-bookings' },
  analysisParts: {
    '-ar- with projectbooking budgets reports': 'page',
    '-ar- with projectbooking customer budgets': 'customerHours',
  },
  payrollParts: { '-a-- with timebooking payroll': 'manage' },
  sheetAccess: {
    'earg with timebooking closing': 'sheet pdf zip check',
  },
  kindAccess: { '-a-- with absences kinds': 'kind changeKinds', 'earg with absences kinds': 'kinds' },
  kindPages: { '-a-- with absences kinds': '/absence-kinds /absence-kind' },
  contingentAccess: {
    'ea-g with absences kinds': 'account',
    '-a-- with absences kinds': 'manageContingents',
  },
  contingentPages: { '-a-- with absences kinds': '/contingent' },
  contingentSlots: { '-a-- with absences kinds': 'tab' },
  teamAccess: {
    '-a-- with teams': 'teams changeTeams deputies',
    'earg with teams': 'people',
    '-a-- with office teams': 'person',
  },
  // Those of a lead let in nobody for the role alone.
  sickCaseAccess: {
    '-a-- with absences kinds': 'cases',
    'ea-g with absences kinds': 'fallSick',
    '': 'ledCases',
  },
  sickCaseParts: { '-a-- with absences kinds': 'certificate', 'ea-g with absences kinds': 'fallSick' },
  sickCasePages: {
    '-a-- with absences kinds': '/sick-cases /sick-case',
    'ea-g with absences kinds': '/sick-from',
    '': '/team-sickness',
  },
  feedKinds: {
    'ea-g with absences feeds': 'own',
    '-a-- with absences feeds, earg with vacationcalendar feeds': 'team',
  },
  tokenAccess: { 'earg with tokens': 'list make revoke' },
  tokenPages: { 'earg with tokens': '/entwickler' },
  dayAccess: {
    'earg with timebooking day or projectbooking day': 'days',
    'ea-g with timebooking day or projectbooking day': 'apply repeat',
  },
  dayPages: { 'ea-g with timebooking day or projectbooking day': '/days /day' },
  dayParts: {
    'ea-g with timebooking day or projectbooking day': 'navigation quick',
    'earg with day': 'palette',
  },
  feedSlots: { 'earg with feeds': 'profile' },
  feedAccess: { 'earg with feeds': 'list make revoke' },
  substituteAccess: { 'ea-g with absences visibility': 'candidates duties answer' },
  visibilityParts: { 'ea-g with absences visibility': 'substitutes' },
  teamPages: { '-a-- with teams': '/teams /team' },
  teamParts: { '': 'ownDeputies', 'earg with teams': 'waiting picker' },
  stopwatchAccess: { 'ea-g with projectbooking day': 'state start stop book discard' },
  stopwatchParts: { 'ea-g with projectbooking day': 'card' },
  favouriteAccess: { 'ea-g with projectbooking day': 'list add arrange remove' },
  undoAccess: { 'ea-g': 'undo' },
  timesheetAccess: {
    '-a-- with teams': 'missingOfLed',
    'ea-g with timebooking or projectbooking': 'currentWeek week allOfWeek',
    'ea-g with timebooking': 'workingTimes workingTimeOfDay createWorkingTime updateWorkingTime',
    'ea-g': 'missing overview bookingsOfDay yearOfPerson ownFaults deleteEntry',
    '-ar-': 'companyFaults timesOfCompany entriesOfCompany',
    earg: 'entry person',
    'ea-g with projectbooking': 'createBooking updateBooking',
    'earg with projectbooking': 'project projectSumOfPerson',
    '-ar- with projectbooking': 'projectSumOfCompany',
  },
  timesheetSlots: {
    'ea-g with day': 'recent',
    'ea-g with projectbooking': 'quickBooking',
    'ea-g with timebooking or projectbooking': 'currentWeek today',
    'ea-g with timebooking': 'recordWorkingTime',
    '-a--': 'firstSteps companyFaults',
    'ea-g': 'missing ownFaults',
    'ea-g with timebooking ledger or timebooking overtime': 'weekFigure',
    'ea-g with timebooking ledger or projectbooking ledger or timebooking overtime or projectbooking overtime':
      'missingFigure',
    '-a-- with ledger or overtime': 'faultsFigure',
    'earg with timebooking': 'workingTimeTabs',
    'earg with projectbooking': 'projectTabs',
  },
};

async function exportsOf(ending: RegExp): Promise<[name: string, value: unknown][]> {
  const nouns = join(import.meta.dirname, '..');
  const files = readdirSync(nouns, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
  const modules = await Promise.all(files.map((file) => import(join(nouns, file))));
  return modules.flatMap((module) => Object.entries(module));
}

function words(row: AccessRow, features: readonly string[]): string {
  const factor = row.withoutFactor ? ', also without factor' : '';
  const denied = row.denied === 'login' ? ', else to the login' : '';
  return `${lets(row, features)}${factor}${denied}`;
}

it('[FND-13] [ACC-44] every row lets in whom the specification names, and nobody else', async () => {
  const definitions = (await exportsOf(/\/features\.ts$/)) as [string, FeatureDefinition][];
  const features = definitions.map(([, { name }]) => name).sort();
  const tables = (await exportsOf(/access\.ts$/)).filter(([name]) => name in SPECIFIED);
  const found = tables.map(([name, table]) => {
    const rows = Object.entries(table as Record<string, AccessRow>);
    const byWords = Map.groupBy(rows, ([, row]) => words(row, features));
    return [
      name,
      Object.fromEntries([...byWords].map(([said, keys]) => [said, keys.map(([key]) => key).join(' ')])),
    ];
  });
  expect(Object.fromEntries(found)).toEqual(SPECIFIED);
});
