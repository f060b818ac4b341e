// Crockford's 32 letters and digits: none looks like another, and 20 of them are 100 bits.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 20;
/** With everything that people may type between the letters. */
export const CODE_INPUT_MAX = 64;

/** `bytes`: one for each letter. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As it was made, however it was typed; anything else becomes a code that nobody has. */
export function codeTyped(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** In groups, to be read out: 'H4KQ-0N7T-…'. */
export const codeShown = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** The page that takes a code of this kind, and the name of the code behind the '#' of its address. */
const PAGES = {
  invite: ['/register', 'einladung'],
  reset: ['/reset', 'code'],
  email: ['/email', 'code'],
  email_undo: ['/email', 'undo'],
} as const;

export type LinkKind = keyof typeof PAGES;
/** Those that an admin, or the operator, hands over. */
export type AdminsKind = 'invite' | 'reset';

/** Behind '#', so that no server, proxy or other page ever sees the code. */
export function pathWithCode(kind: LinkKind, code: string): string {
  const [path, name] = PAGES[kind];
  return `${path}#${name}=${code}`;
}

export function codeInHash(kind: LinkKind, hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(PAGES[kind][1]);
}
