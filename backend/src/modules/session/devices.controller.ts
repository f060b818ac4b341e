import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import { device, endedDevices } from '@stundenbuch/domain/sides/session/contract';
import { z } from 'zod';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { OwnSessions } from '../../sides/signin/own-sessions.service.ts';

@Controller()
export class DevicesController {
  constructor(private readonly sessions: OwnSessions) {}

  @Route(sessionCalls.devices, 'The devices on which the caller is logged in', { answer: z.array(device) })
  list(who: Caller) {
    return this.sessions.list(who);
  }

  @Route(sessionCalls.endDevice, 'Log a device of the caller’s out', { answer: deleted })
  end(who: Caller, id: number) {
    return this.sessions.end(who, id);
  }

  @Route(sessionCalls.endOtherDevices, 'Log all devices of the caller’s out but this one', {
    answer: endedDevices,
  })
  endOthers(who: Caller) {
    return this.sessions.endOthers(who);
  }
}
