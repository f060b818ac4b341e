import { Controller, Post } from '@nestjs/common';
import { featureAccess as calls } from '@stundenbuch/domain/features/access';
import {
  featureChange,
  featurePreview,
  featureSettings,
  recommendedChange,
} from '@stundenbuch/domain/features/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Features } from '../../sides/company/features.service.ts';
import { Settings } from '../../sides/company/settings.service.ts';

@Controller('company/features')
export class FeaturesController {
  constructor(
    private readonly features: Features,
    private readonly settings: Settings,
  ) {}

  @Post('preview')
  @Access(calls.switch)
  @Answers(featurePreview, 'What would be another figure if a feature were switched')
  preview(@Who() who: Caller, @Body(featureChange) input: Input<typeof featureChange>) {
    return this.features.preview(who, input.read());
  }

  @Post()
  @Access(calls.switch)
  @Answers(featureSettings, 'Switch a feature of the own company')
  async switch(@Who() who: Caller, @Body(featureChange) input: Input<typeof featureChange>) {
    await this.features.switch(who, input.read());
    return this.settings.read(who);
  }

  @Post('recommended/preview')
  @Access(calls.switch)
  @Answers(
    featurePreview,
    'What would be another figure if the recommended features were switched on, or that undone',
  )
  previewRecommended(@Who() who: Caller, @Body(recommendedChange) input: Input<typeof recommendedChange>) {
    return this.features.previewRecommended(who, input.read());
  }

  @Post('recommended')
  @Access(calls.switch)
  @Answers(featureSettings, 'Switch the recommended features on, or undo it on the same day')
  async switchRecommended(
    @Who() who: Caller,
    @Body(recommendedChange) input: Input<typeof recommendedChange>,
  ) {
    await this.features.switchRecommended(who, input.read());
    return this.settings.read(who);
  }
}
