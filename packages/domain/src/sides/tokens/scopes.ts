/** A person’s. */
export const TOKEN_LIMIT = 20;
export const TOKEN_DAYS = 365;

/** The module whose calls are about accounts and sessions: no token opens it. */
export const NEVER = 'session';

/** `timesheet:read` for what a call of a module needs of a token: reading is GET. Null: no token may. */
export function scopeOf(module: string, method: string): string | null {
  return module === NEVER ? null : `${module}:${method.toUpperCase() === 'GET' ? 'read' : 'write'}`;
}

export const moduleOf = (scope: string): string => scope.slice(0, scope.indexOf(':'));
export const isWriting = (scope: string): boolean => scope.endsWith(':write');

/** As the screens call the modules; one that was added is called by its name. */
const MODULE_WORDS: Readonly<Record<string, string>> = {
  absences: 'Abwesenheiten',
  admin: 'Verwaltung',
  audit: 'Verlauf',
  customers: 'Kunden',
  inventory: 'Inventar',
  notices: 'Mitteilungen',
  platform: 'Server',
  projects: 'Projekte',
  session: 'Konto und Sitzung',
  timesheet: 'Zeiten und Auswertungen',
};

export const moduleWord = (module: string): string => MODULE_WORDS[module] ?? module;

/** 'Projekte lesen' */
export const scopeWord = (scope: string): string =>
  `${moduleWord(moduleOf(scope))} ${isWriting(scope) ? 'schreiben' : 'lesen'}`;
