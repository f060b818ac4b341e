import { Controller, Delete, Get } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { device, endedDevices } from '@stundenbuch/domain/sides/session/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import { PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { OwnSessions } from '../../sides/signin/own-sessions.service.ts';

@Controller('user/session')
export class DevicesController {
  constructor(private readonly sessions: OwnSessions) {}

  @Get()
  @Access(sessionAccess.devices)
  @Answers(z.array(device), 'The devices on which the caller is logged in')
  list(@Who() who: Caller) {
    return this.sessions.list(who);
  }

  @Delete(':id')
  @Access(sessionAccess.endDevice)
  @Answers(deleted, 'Log a device of the caller’s out')
  end(@Who() who: Caller, @PathId('id') id: number) {
    return this.sessions.end(who, id);
  }

  @Delete()
  @Access(sessionAccess.endDevice)
  @Answers(endedDevices, 'Log all devices of the caller’s out but this one')
  endOthers(@Who() who: Caller) {
    return this.sessions.endOthers(who);
  }
}
