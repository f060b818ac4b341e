import { z } from 'zod';
import { TEAM_RIGHTS } from '../../day/teams/contract.ts';
import { HALVES } from '../../records/entries/halves.ts';
import { BALANCE_LIGHTS } from './lights.ts';
import { PRESENCES } from './presence.ts';

const minutes = z.int();

const teamDay = z.object({
  day: z.string(),
  /** Null without the right `hours`, or before the person belonged to the team. */
  worked: minutes.nullable(),
  away: z.enum(['whole', ...HALVES]).nullable(),
});

const teamMate = z.object({
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  /** In which of the teams. */
  teams: z.array(z.int()),
  /** What the caller may of this person. */
  rights: z.array(z.enum(TEAM_RIGHTS)),
  /** The leads in whose place the caller sees the person; nobody where the caller leads, too. */
  in_place_of: z.array(z.string()),
  today: z.enum(PRESENCES),
  /** Monday to Sunday. */
  week: z.array(teamDay),
  /** Days without an entry that can still be recorded; null without `hours`. */
  missing: z.array(z.string()).nullable(),
  /** Of the time account; null without `hours`, or where there is none. */
  account: z.object({ balance: minutes, light: z.enum(BALANCE_LIGHTS) }).nullable(),
});

/** Answer of GET /my-team: today's members of the teams that the caller leads. */
export const myTeam = z.object({
  teams: z.array(z.object({ id: z.int(), name: z.string() })),
  people: z.array(teamMate),
});
export type MyTeam = z.output<typeof myTeam>;
export type TeamMate = MyTeam['people'][number];
export type TeamDay = TeamMate['week'][number];
