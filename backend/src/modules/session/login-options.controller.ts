import { Controller, Get } from '@nestjs/common';
import { loginOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import { LoginOffers } from '../../platform/files/login-offers.ts';
import { Answers } from '../../platform/http/answers.ts';
import { Public } from '../../platform/session/access.guard.ts';

@Controller('login-options')
export class LoginOptionsController {
  constructor(private readonly offers: LoginOffers) {}

  @Get()
  @Public()
  @Answers(loginOptions, 'What the login page offers beside e-mail and password')
  options() {
    return this.offers.options();
  }
}
