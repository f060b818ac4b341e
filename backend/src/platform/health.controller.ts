import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Database } from './database/database.ts';
import { Answers } from './http/answers.ts';
import { Public } from './session/access.guard.ts';

@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('health')
  @Public()
  @Answers(z.object({ status: z.literal('ok') }), 'Whether the database answers and can be written to')
  async health() {
    await this.database.ping();
    return { status: 'ok' };
  }
}
