/** The role inside one's own company. Global admin is a separate property, see `Who`. */
export const ROLE_CODES = { employee: 1, admin: 2, reader: 4 } as const;

/** As the screens call it. */
export const ROLE_WORDS = { employee: 'Mitarbeiter', admin: 'Admin', reader: 'Leser' } as const;

export type Role = keyof typeof ROLE_CODES;

export function roleOf(code: number): Role {
  if (code === ROLE_CODES.admin) return 'admin';
  return code === ROLE_CODES.reader ? 'reader' : 'employee';
}
