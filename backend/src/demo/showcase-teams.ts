import {
  leadInput,
  memberInput,
  type STAGES,
  TEAM_RIGHTS,
  type TeamRight,
} from '@stundenbuch/domain/day/teams/contract';
import { deputyInput } from '@stundenbuch/domain/day/teams/deputy-contract';
import { SENSITIVE_TYPES } from '@stundenbuch/domain/records/absences/access';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { addDays, latest } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import type { Caller } from '../platform/session/caller.ts';
import { Deputies } from '../sides/teams/deputies.service.ts';
import { Teams } from '../sides/teams/teams.service.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage, type Word } from './showcase-events.ts';
import type { AskedDays } from './showcase-year.ts';
import { firstDay } from './year.ts';

interface ShownTeam {
  name: string;
  stage: (typeof STAGES)[number];
  lead: string;
  rights: readonly TeamRight[];
  members: readonly string[];
}

/** Everybody but the boss has a home team. Whoever leads the Montage has the first of two words. */
const TEAMS: readonly ShownTeam[] = [
  { name: 'Werkstatt', stage: 'none', lead: 'milan', rights: TEAM_RIGHTS, members: ['milan', 'hanna'] },
  {
    name: 'Planung',
    stage: 'none',
    lead: 'selma',
    rights: ['absences', 'sick'],
    members: ['selma', 'frida'],
  },
  { name: 'Montage', stage: 'admin', lead: 'theo', rights: ['absences'], members: ['theo', 'armin'] },
];

/** The teams are there from the beginning; who comes later joins on the first day of work. */
export function teamOccurrences(stage: Stage): Occurrence[] {
  const { house, people, today } = stage;
  const since = firstDay(today);
  const teams = () => house.service(Teams);
  const byBoss = (day: string, work: (boss: Caller) => Promise<unknown>) =>
    on(stage, day, 8, bossOf(stage), work);
  return TEAMS.flatMap(({ name, stage: words, lead, rights, members }) => {
    let team = 0;
    const found = byBoss(since, async (boss) => {
      const { id } = await teams().create(boss, { name, stage: words });
      const leading = { user: idOf(stage, lead), from: since, rights: [...rights] };
      await teams().addLead(boss, id, typed(leadInput, leading));
      team = id;
    });
    const joined = people
      .filter(({ who }) => members.includes(who))
      .map(({ id, from: hired }) => {
        const from = latest(hired, since);
        const member = typed(memberInput, { user: id, from, home: true });
        return byBoss(from, (boss) => teams().addMember(boss, team, member));
      });
    return [found, ...joined.filter(({ day }) => day <= today)];
  });
}

/** Who leads the workshop is on the sites these weeks: somebody else decides meanwhile. */
export function deputyOccurrence(stage: Stage): Occurrence {
  const from = latest(mondayOf(stage.today), firstDay(stage.today));
  return on(stage, from, 9, idOf(stage, 'milan'), (lead) =>
    stage.house
      .service(Deputies)
      .add(lead, typed(deputyInput, { user: idOf(stage, 'selma'), from, to: addDays(from, 13) })),
  );
}

const { requested, declined, cancelled } = ABSENCE_STATUS;

/** Who said what to a request: whoever leads the team, the boss after that or where nobody else may. */
export function wordsOn(stage: Stage, { person, type, status }: AskedDays): Word[] {
  const boss = bossOf(stage);
  const team = TEAMS.find(({ members, lead, rights }) => {
    const sees = rights.includes('sick') || !SENSITIVE_TYPES.includes(type);
    return members.includes(person.who) && lead !== person.who && sees;
  });
  const first = team ? idOf(stage, team.lead) : boss;
  const approvals: Word[] = [first, ...(team?.stage === 'admin' ? [boss] : [])].map((by) => ({
    by,
    decision: 'approve',
  }));
  if (status === requested) return team?.stage === 'admin' ? approvals.slice(0, 1) : [];
  if (status === declined) return [{ by: first, decision: 'decline' }];
  return status === cancelled ? [...approvals, { by: boss, decision: 'cancel' }] : approvals;
}
