// The session in the browser's storage (AUTH-01). No framework here: the public bundle uses it too.
const TOKEN = 'jwtToken';
const LOGGED_IN = 'isLoggedIn';

export const readToken = (): string | null => localStorage.getItem(TOKEN);

export const isLoggedIn = (): boolean => localStorage.getItem(LOGGED_IN) === 'true' && readToken() !== null;

export function storeSession(token: string): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(LOGGED_IN, 'true');
}

export function forgetSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(LOGGED_IN);
}

/** Full page loads, in one place so that tests can watch them. */
export const fullLoad = {
  open: (path: string): void => location.replace(path),
  reload: (): void => location.reload(),
};
