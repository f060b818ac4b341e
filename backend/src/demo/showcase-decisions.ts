import { staffingInput } from '@stundenbuch/domain/workflows/decisions/contract';
import { Teams } from '../sides/teams/teams.service.ts';
import { StaffingRules } from '../workflows/decisions/staffing-rules.service.ts';
import { typed } from './house.ts';
import { bossOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import { firstDay } from './year.ts';

/** So many have to be there: two in the workshop while both work, somebody on the sites. */
const RULES = [
  { team: 'Werkstatt', weekdays: '1110000', minimum: 2 },
  { team: 'Montage', weekdays: '1111100', minimum: 1 },
] as const;

/** Put down once the teams are there. */
export const staffingOccurrences = (stage: Stage): Occurrence[] =>
  RULES.map(({ team, ...rule }) =>
    on(stage, firstDay(stage.today), 9, bossOf(stage), async (boss) => {
      const { house } = stage;
      const found = (await house.service(Teams).list(boss)).find(({ name }) => name === team);
      if (!found) throw new Error(`There is no team ${team}.`);
      await house.service(StaffingRules).add(boss, typed(staffingInput, { ...rule, team: found.id }));
    }),
  );
