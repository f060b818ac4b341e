// The code of an invitation waits here while its owner is at the provider: in this browser and tab alone.
const KEY = 'invitation';

export const keepInvitation = (code: string): void => sessionStorage.setItem(KEY, code);

export function takeInvitation(): string | null {
  const code = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return code;
}
