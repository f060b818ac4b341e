import type { Flag } from './flags.ts';

/**
 * One row of the access tables. The same object guards the call, the route, the navigation item and the tile.
 * `{ login: true }` lets every session in. With `anyOf` one alternative must hold as a whole: all of its flags and
 * features, and one of its roles.
 */
export interface AccessRow {
  login: true;
  anyOf?: readonly Alternative[];
  /** Never admits readers, whatever the alternatives say. */
  notReader?: true;
  /** Offered only to people who record, where that is known of them. The server refuses each day by itself. */
  recorded?: true;
  /** Only where the company has switched on something beyond its modules, see `hasAnyFeature`. */
  withFeatures?: true;
  /** Also for anyone who has yet to set up a second factor that the company asks for. */
  withoutFactor?: true;
  /** Where a page redirects a session without access; /403 by default. */
  denied?: '403' | 'login';
}

export interface Alternative {
  flags?: readonly Flag[];
  /** Names from the `features.ts` of a noun: what companies switch on beyond the seven flags. */
  features?: readonly string[];
  /** `lead`: whoever leads a team today may call; which rows that shows is up to the call (TEAM-03). */
  roles?: readonly (Role | 'globalAdmin' | 'lead')[];
}

export interface Who {
  role: Role;
  globalAdmin: boolean;
  /** Whether the person leads a team today. Asked only where a row names `lead`. */
  leads?: boolean | undefined;
  flags: readonly Flag[];
  features?: readonly string[];
  /** False for anyone who records nothing and is owed no day (START-04). */
  records?: boolean | undefined;
}

export type Denial = 'session' | 'role' | 'flag' | 'feature';

/** Why access is denied, or null. The role is reported before the flag, the flag before the feature. */
export function denialOf(row: AccessRow, who: Who | null): Denial | null {
  if (!who) return 'session';
  if (row.notReader && who.role === 'reader') return 'role';
  if (row.recorded && who.records === false) return 'role';
  if (row.withFeatures && !hasAnyFeature(who)) return 'feature';
  if (!row.anyOf) return null;
  const ofRole = row.anyOf.filter(({ roles }) => !roles || roles.some((role) => hasRole(who, role)));
  if (ofRole.length === 0) return 'role';
  const ofFlag = ofRole.filter(({ flags = [] }) => flags.every((flag) => who.flags.includes(flag)));
  if (ofFlag.length === 0) return 'flag';
  const isOn = (feature: string) => who.features?.includes(feature) ?? false;
  return ofFlag.some(({ features = [] }) => features.every(isOn)) ? null : 'feature';
}

export function allows(row: AccessRow, who: Who | null): boolean {
  return denialOf(row, who) === null;
}

/**
 * Whether somebody's company goes beyond its modules. Where it does not, every specified page keeps its content, order, names
 * and list sizes; every screen that could look otherwise asks this.
 */
export function hasAnyFeature(who: Pick<Who, 'features'> | null): boolean {
  return (who?.features?.length ?? 0) > 0;
}

/** Whether a company has switched on what a row asks for, whoever looks. */
export function hasFeatures({ anyOf }: AccessRow, switchedOn: readonly string[] = []): boolean {
  const isOn = (feature: string) => switchedOn.includes(feature);
  return anyOf === undefined || anyOf.some(({ features = [] }) => features.every(isOn));
}

/** Whether a company has none of a module's flags; a module without flags is never off. */
export function isModuleOff(needed: readonly Flag[], flags: readonly Flag[]): boolean {
  return needed.length > 0 && !needed.some((flag) => flags.includes(flag));
}

export const everySession: AccessRow = { login: true };

/** Whether it decides that somebody leads a team: nobody is let in otherwise. */
export function dependsOnLead(row: AccessRow, who: Who): boolean {
  return !allows(row, who) && allows(row, { ...who, leads: true });
}

function hasRole(who: Who, role: Role | 'globalAdmin' | 'lead'): boolean {
  if (role === 'lead') return who.leads === true;
  return role === 'globalAdmin' ? who.globalAdmin : who.role === role;
}

/** With one of these a company holds accounts: its dashboard begins with figures. */
const ACCOUNTS = ['ledger', 'overtime'];

/** The alternative of an access row, where the company holds an account. */
export function withAccounts(alternative: Alternative): Alternative[] {
  return ACCOUNTS.map((feature) => ({ ...alternative, features: [feature] }));
}

/** The role inside one's own company. Global admin is a separate property, see `Who`. */
export const ROLE_CODES = { employee: 1, admin: 2, reader: 4 } as const;

/** As the screens call it. */
export const ROLE_WORDS = { employee: 'Mitarbeiter', admin: 'Admin', reader: 'Leser' } as const;

export type Role = keyof typeof ROLE_CODES;

export function roleOf(code: number): Role {
  if (code === ROLE_CODES.admin) return 'admin';
  return code === ROLE_CODES.reader ? 'reader' : 'employee';
}
