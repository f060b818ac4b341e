import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { Answers, CachedJson } from '../http/answers.ts';
import { Public } from '../session/access.guard.ts';

export const OPENAPI = 'openapi';

@Controller()
export class OpenApiController {
  private cached: CachedJson | undefined;

  constructor(@Inject(OPENAPI) private readonly document: () => object) {}

  @Get('openapi.json')
  @Public()
  @Answers(z.looseObject({ openapi: z.literal('3.1.0') }), 'The description of every call')
  read() {
    // One shared text: a thousand concurrent requests must not hold it in memory a thousand times.
    this.cached ??= new CachedJson(this.document());
    return this.cached;
  }
}
