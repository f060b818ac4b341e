import { firstOfYear, isDay } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { useTeamChoice } from '@stundenbuch/web/teams';
import { useSearchParams } from 'react-router-dom';
import type { ShownPeriod } from './paths.ts';

export const TABS = ['projects', 'month', 'person', 'customer'] as const;
export type Tab = (typeof TABS)[number];

/** What the address of the page shows: going back leads to the same tab, period and open row. */
export function useShown() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const days = isPeriod ? { from, to } : { from: firstOfYear(today), to: today };
  const choice = useTeamChoice(days);
  const period: ShownPeriod = { ...days, ...(choice.team !== null && { team: String(choice.team) }) };
  const project = Number(search.get('project')) || null;
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'projects';

  function show(changes: { tab?: Tab; period?: ShownPeriod; project?: number | null }) {
    const next = new URLSearchParams(search);
    if (changes.tab) next.set('tab', changes.tab);
    if (changes.period) {
      next.set('from', changes.period.from);
      next.set('to', changes.period.to);
    }
    if (changes.project !== undefined) {
      if (changes.project === null) next.delete('project');
      else next.set('project', String(changes.project));
    }
    setSearch(next, { replace: true });
  }
  return { today, period, choice, tab, project, show };
}
