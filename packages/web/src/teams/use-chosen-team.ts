import { useState } from 'react';

const KEY = 'team';

/** The team that somebody last looked at with this browser; null: all of them, also when that team is no longer there. */
export function useChosenTeam(
  teams: readonly { id: number }[],
): [number | null, (team: number | null) => void] {
  const [stored, setStored] = useState(() => Number(localStorage.getItem(KEY)));
  const choose = (team: number | null) => {
    if (team === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(team));
    setStored(team ?? 0);
  };
  return [teams.some(({ id }) => id === stored) ? stored : null, choose];
}
