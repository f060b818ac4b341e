import { type AccessRow, allows, everySession, type Who } from '../../access/access.ts';
import type { Flag } from '../../access/flags.ts';
import { calendarPages } from '../../day/calendar/access.ts';
import { teamPages } from '../../day/teams/access.ts';
import { kindPages } from '../../records/kinds/access.ts';
import { sickCasePages } from '../../records/sickcases/access.ts';
import { importPages } from '../../workflows/imports/access.ts';
import { yearEndPages } from '../../workflows/yearend/access.ts';
import { auditPages } from '../log/access.ts';
import { privacyPages } from '../privacy/access.ts';

const overview: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'] }] };
const admin: AccessRow = { login: true, anyOf: [{ roles: ['admin'] }] };
const newFirm: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['calendar'] }] };
const globalAdmin: AccessRow = { login: true, anyOf: [{ roles: ['globalAdmin'] }] };

export const adminPages = {
  '/mycompany': overview,
  '/company-settings': admin,
  '/myworkers': overview,
  '/worker-details': overview,
  '/new-worker': admin,
  '/manage-worker': admin,
  '/myjobs': admin,
  '/new-job': admin,
  '/manage-job': admin,
  '/mycategories': admin,
  '/new-category': admin,
  '/manage-category': admin,
  '/company': globalAdmin,
  '/manage-company': globalAdmin,
  '/edit-company': globalAdmin,
} as const satisfies Record<string, AccessRow>;

/** People are looked up every day; the specified navigation leads to them over the company. */
export const adminNavigation = {
  '/myworkers': { ...overview, withFeatures: true },
} as const satisfies Record<string, AccessRow>;

/** The service checks whose record it is and of which company. */
export const adminAccess = {
  workers: overview,
  workersOfCompany: { login: true, anyOf: [{ roles: ['admin', 'reader', 'globalAdmin'] }] },
  worker: everySession,
  createWorker: { login: true, anyOf: [{ roles: ['admin', 'globalAdmin'] }] },
  changeWorker: everySession,
  previewRecording: { login: true, anyOf: [{ roles: ['admin'], features: ['calendar'] }] },
  deleteWorker: admin,
  resetFactor: { login: true, anyOf: [{ roles: ['admin'], features: ['security'] }] },
  resetLink: { login: true, anyOf: [{ roles: ['admin', 'globalAdmin'] }] },
  invite: { login: true, anyOf: [{ roles: ['admin', 'globalAdmin'] }] },
  releaseMail: admin,
  jobs: everySession,
  job: overview,
  createJob: admin,
  changeJob: admin,
  categories: everySession,
  category: admin,
  createCategory: admin,
  changeCategory: admin,
  companies: globalAdmin,
  company: { login: true, anyOf: [{ roles: ['admin', 'reader', 'globalAdmin'] }] },
  firstSteps: newFirm,
  dismissFirstSteps: newFirm,
  nextCompanyId: globalAdmin,
  createCompany: globalAdmin,
  changeCompany: globalAdmin,
} as const satisfies Record<string, AccessRow>;

/** The tiles of My Company. A tile is hidden when the person has no access to its page (AMB-22). */
const companyTiles: Readonly<Record<string, { access: AccessRow; unless?: Flag }>> = {
  '/myworkers': { access: adminPages['/myworkers'] },
  '/myjobs': { access: adminPages['/myjobs'] },
  '/mycategories': {
    access: {
      login: true,
      anyOf: [
        { roles: ['admin'], flags: ['projectbooking'] },
        { roles: ['admin'], flags: ['inventory'] },
      ],
    },
  },
  '/company-settings': { access: adminPages['/company-settings'] },
  '/teams': { access: teamPages['/teams'] },
  '/absence-kinds': { access: kindPages['/absence-kinds'] },
  '/sick-cases': { access: sickCasePages['/sick-cases'] },
  '/company-calendar': { access: calendarPages['/company-calendar'] },
  '/vacation-closing': { access: yearEndPages['/vacation-closing'] },
  '/import': { access: importPages['/import'] },
  '/audit': { access: auditPages['/audit'] },
  '/security-log': { access: auditPages['/security-log'] },
  '/processing-register': { access: privacyPages['/processing-register'] },
  '/vacation-overview': {
    access: { login: true, anyOf: [{ roles: ['admin'], flags: ['absences'] }] },
    // With the flag the calendar has its own navigation item.
    unless: 'vacationcalendar',
  },
};

export function showsTile(path: string, who: Who): boolean {
  const tile = companyTiles[path];
  if (!tile || (tile.unless && who.flags.includes(tile.unless))) return false;
  return allows(tile.access, who);
}
