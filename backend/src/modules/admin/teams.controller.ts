import { Controller } from '@nestjs/common';
import { teamCalls } from '@stundenbuch/domain/day/teams/calls';
import {
  endInput,
  leadInput,
  ledAlone,
  ledPerson,
  memberInput,
  team,
  teamChange,
  teamInput,
  teamPerson,
  teamPreview,
  teamRecord,
  teamWithPeople,
} from '@stundenbuch/domain/day/teams/contract';
import { day } from '@stundenbuch/domain/wire/fields';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { TeamPeople } from '../../sides/teams/team-people.service.ts';
import { Teams } from '../../sides/teams/teams.service.ts';

/** Both included; today without any. */
const peopleQuery = z.object({ from: day.optional(), to: day.optional() });

@Controller()
export class TeamsController {
  constructor(
    private readonly teams: Teams,
    private readonly teamPeople: TeamPeople,
  ) {}

  @Route(teamCalls.teams, 'The teams of the company, with who leads them today', { answer: z.array(team) })
  all(who: Caller) {
    return this.teams.list(who);
  }

  @Route(teamCalls.unassigned, 'Active people without a home team', { answer: z.array(teamPerson) })
  unassigned(who: Caller) {
    return this.teams.unassigned(who);
  }

  @Route(teamCalls.people, 'The teams that the caller sees, with who belongs to them in a period', {
    answer: z.array(teamWithPeople),
    query: peopleQuery,
  })
  people(who: Caller, query: Input<typeof peopleQuery>) {
    return this.teamPeople.of(who, query.read());
  }

  @Route(teamCalls.person, 'Somebody for whom the caller writes as a lead', { answer: ledPerson })
  person(who: Caller, user: number) {
    return this.teamPeople.person(who, user);
  }

  @Route(teamCalls.team, 'A team with everybody who was or will be in it', { answer: teamRecord })
  one(who: Caller, id: number) {
    return this.teams.read(who, id);
  }

  @Route(teamCalls.create, 'Create a team', { answer: teamRecord, body: teamInput })
  create(who: Caller, input: Input<typeof teamInput>) {
    return this.teams.create(who, input.read());
  }

  @Route(teamCalls.change, 'Change or archive a team', { answer: teamRecord, body: teamChange })
  change(who: Caller, id: number, input: Input<typeof teamChange>) {
    return this.teams.change(who, id, input);
  }

  @Route(teamCalls.addMember, 'Somebody joins a team', { answer: teamRecord, body: memberInput })
  addMember(who: Caller, id: number, input: Input<typeof memberInput>) {
    return this.teams.addMember(who, id, input);
  }

  @Route(teamCalls.endMember, 'Somebody leaves a team', { answer: teamRecord, body: endInput })
  endMember(who: Caller, id: number, input: Input<typeof endInput>) {
    return this.teams.endMember(who, id, input);
  }

  @Route(teamCalls.addLead, 'Somebody leads a team, with rights', { answer: teamRecord, body: leadInput })
  addLead(who: Caller, id: number, input: Input<typeof leadInput>) {
    return this.teams.addLead(who, id, input);
  }

  @Route(teamCalls.previewMember, 'Whom requests would wait for', { answer: teamPreview, body: memberInput })
  previewMember(who: Caller, id: number, input: Input<typeof memberInput>) {
    return this.teams.previewMember(who, id, input);
  }

  @Route(teamCalls.previewLead, 'Whom requests would wait for', { answer: teamPreview, body: leadInput })
  previewLead(who: Caller, id: number, input: Input<typeof leadInput>) {
    return this.teams.previewLead(who, id, input);
  }

  @Route(teamCalls.previewMemberEnd, 'Whom requests would wait for', { answer: teamPreview, body: endInput })
  previewMemberEnd(who: Caller, id: number, input: Input<typeof endInput>) {
    return this.teams.previewMemberEnd(who, id, input);
  }

  @Route(teamCalls.previewLeadEnd, 'Whom requests would wait for', { answer: teamPreview, body: endInput })
  previewLeadEnd(who: Caller, id: number, input: Input<typeof endInput>) {
    return this.teams.previewLeadEnd(who, id, input);
  }

  @Route(teamCalls.ledAlone, 'Teams that nobody but this person leads', { answer: ledAlone })
  ledAlone(who: Caller, user: number) {
    return this.teams.ledAlone(who, user);
  }

  @Route(teamCalls.endLead, 'Somebody leads a team no longer', { answer: teamRecord, body: endInput })
  endLead(who: Caller, id: number, input: Input<typeof endInput>) {
    return this.teams.endLead(who, id, input);
  }
}
