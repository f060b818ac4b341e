import { z } from 'zod';
import { day, id, required, title, version } from '../../wire/fields.ts';

export const TEAM_NAME = 60;

/** Whose absences employees see: those of all, of the teams that they belong to, or their own (TEAM-14). Of led people a lead sees them anyway. */
export const CALENDAR_REACHES = ['company', 'team', 'own'] as const;
export type CalendarReach = (typeof CALENDAR_REACHES)[number];

/** Whether an admin has the second word after a lead's approval. */
export const STAGES = ['none', 'admin'] as const;

/**
 * What somebody may who leads a team: decide on absences; read bookings, working times and accounts; write them as the office
 * does, which nobody does unseen; check months. `sick`: sees sickness as such, and decides on what shows it.
 */
export const TEAM_RIGHTS = ['absences', 'hours', 'correct', 'month', 'sick'] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

const name = title(TEAM_NAME);
const stage = z.enum(STAGES, 'invalid_input');

/** Body of POST /team. */
export const teamInput = z.object({ name, stage });
export type TeamInput = z.output<typeof teamInput>;

/** Body of PUT /team/{id}. An archived team has neither members nor leads from today on. */
export const teamChange = teamInput.extend({ archived: z.boolean('invalid_input'), version });
export type TeamChange = z.output<typeof teamChange>;

/** Body of POST /team/{id}/member: from `from` on. Of one home team at a time somebody is a member. */
export const memberInput = z.object({ user: id, from: day, home: z.boolean('invalid_input') });
export type MemberInput = z.output<typeof memberInput>;

/** Body of POST /team/{id}/lead. */
export const leadInput = z.object({
  user: id,
  from: day,
  rights: z
    .array(z.enum(TEAM_RIGHTS, 'invalid_input'), required('team_rights', 'team_rights'))
    .min(1, 'team_rights')
    .max(6)
    .transform((rights) =>
      TEAM_RIGHTS.filter(
        (right) => rights.includes(right) || (right === 'hours' && rights.includes('correct')),
      ),
    ),
});
export type LeadInput = z.output<typeof leadInput>;

/** Body of PUT /team-member/{id} and /team-lead/{id}: the last day. */
export const endInput = z.object({ to: day });
export type EndInput = z.output<typeof endInput>;

const person = { user: z.int(), first_name: z.string(), name: z.string() };

/** Somebody who decides, or leads. */
export const teamPerson = z.object(person);
export type TeamPerson = z.output<typeof teamPerson>;

/** Answer of GET /team/person/{userId}: what the forms know of somebody for whom a lead writes. */
export const ledPerson = z.object({
  id: z.int(),
  first_name: z.string(),
  name: z.string(),
  working_days: z.string().nullable(),
  /** Days before it are not recorded; null: all are. */
  records_from: day.nullable(),
  records: z.boolean(),
  /** Whether the caller decides on the person's absences, too, and so may enter some. */
  decides: z.boolean(),
  /** The same of what shows sickness. */
  decides_sick: z.boolean(),
});
export type LedPerson = z.output<typeof ledPerson>;

export const team = z.object({
  id: z.int(),
  name: z.string(),
  stage,
  archived: z.boolean(),
  /** Of today. */
  members: z.int(),
  leads: z.array(teamPerson),
  version: z.int(),
});
export type Team = z.output<typeof team>;

/** `to` is the last day; null while it is open. */
const period = { from: day, to: day.nullable() };

export const member = z.object({ id: z.int(), ...person, ...period, home: z.boolean() });
export type Member = z.output<typeof member>;

export const lead = z.object({ id: z.int(), ...person, ...period, rights: z.array(z.enum(TEAM_RIGHTS)) });
export type Lead = z.output<typeof lead>;

/** GET /team/{id}: with everybody who was or will be in it, the latest first. */
export const teamRecord = team.omit({ members: true, leads: true }).extend({
  members: z.array(member),
  leads: z.array(lead),
});
export type TeamRecord = z.output<typeof teamRecord>;

/** Of an answer of GET /team/people: a team, and who belongs to it in the period, each with the days of it that this holds for. */
export const teamWithPeople = z.object({
  id: z.int(),
  name: z.string(),
  people: z.array(z.object({ ...person, active: z.boolean(), home: z.boolean(), from: day, to: day })),
});
export type TeamWithPeople = z.output<typeof teamWithPeople>;

/** Answer of GET /team-lead/alone/{userId}. */
export const ledAlone = z.object({ ...person, teams: z.array(z.object({ id: z.int(), name: z.string() })) });
export type LedAlone = z.output<typeof ledAlone>;

/** What a change does to open requests, on the day on which it takes effect: of whom nobody is named the office decides. */
export const teamPreview = z.object({
  /** How many requests change hands; the first of them are named. */
  count: z.int(),
  requests: z.array(
    z.object({
      ...person,
      from: day,
      days: z.number(),
      before: z.array(z.string()),
      after: z.array(z.string()),
    }),
  ),
});
export type TeamPreview = z.output<typeof teamPreview>;
