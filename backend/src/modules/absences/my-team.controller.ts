import { Controller } from '@nestjs/common';
import { myTeamCalls } from '@stundenbuch/domain/workflows/myteam/calls';
import { myTeam } from '@stundenbuch/domain/workflows/myteam/contract';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { MyTeams } from '../../workflows/lists/my-team.service.ts';

@Controller()
export class MyTeamController {
  constructor(private readonly teams: MyTeams) {}

  @Route(myTeamCalls.team, 'Members of the own teams: today, the week, open days and accounts', {
    answer: myTeam,
  })
  mine(who: Caller) {
    return this.teams.of(who);
  }
}
