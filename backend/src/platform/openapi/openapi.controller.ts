import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from '../http/answers.ts';
import { Public } from '../session/access.guard.ts';

export const OPENAPI = 'openapi';

@Controller()
export class OpenApiController {
  constructor(@Inject(OPENAPI) private readonly document: () => object) {}

  @Get('openapi.json')
  @Public()
  @Answers(z.looseObject({ openapi: z.literal('3.1.0') }), 'The description of every call')
  read() {
    return this.document();
  }
}
