import { Controller, Get, Param, Put } from '@nestjs/common';
import { featureAccess as calls } from '@stundenbuch/domain/features/access';
import { featureSettings, settingsChange } from '@stundenbuch/domain/features/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Settings } from '../../sides/company/settings.service.ts';

@Controller('company')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get('settings')
  @Access(calls.settings)
  @Answers(featureSettings, 'What the own company has set for its features, and since when they are on')
  own(@Who() who: Caller) {
    return this.settings.read(who);
  }

  @Put('settings/:feature')
  @Access(calls.changeSettings)
  @Answers(featureSettings, 'Set the settings of a feature')
  changeOwn(
    @Who() who: Caller,
    @Param('feature') feature: string,
    @Body(settingsChange) input: Input<typeof settingsChange>,
  ) {
    return this.settings.change(who, feature, input);
  }

  @Get(':id/settings')
  @Access(calls.settingsOfCompany)
  @Answers(featureSettings, 'The settings of any company, for a global admin')
  ofCompany(@Who() who: Caller, @PathId('id') id: number) {
    return this.settings.read(who, id);
  }

  @Put(':id/settings/:feature')
  @Access(calls.changeSettingsOfCompany)
  @Answers(featureSettings, 'Set the settings of a feature of any company, for a global admin')
  changeOfCompany(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Param('feature') feature: string,
    @Body(settingsChange) input: Input<typeof settingsChange>,
  ) {
    return this.settings.change(who, feature, input, id, calls.changeSettingsOfCompany);
  }
}
