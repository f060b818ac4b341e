import { Controller } from '@nestjs/common';
import { featureCalls } from '@stundenbuch/domain/features/calls';
import {
  featureChange,
  featurePreview,
  featureSettings,
  recommendedChange,
} from '@stundenbuch/domain/features/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Features } from '../../sides/company/features.service.ts';
import { Settings } from '../../sides/company/settings.service.ts';

@Controller()
export class FeaturesController {
  constructor(
    private readonly features: Features,
    private readonly settings: Settings,
  ) {}

  @Route(featureCalls.preview, 'What would be another figure if a feature were switched', {
    answer: featurePreview,
    body: featureChange,
  })
  preview(who: Caller, input: Input<typeof featureChange>) {
    return this.features.preview(who, input.read());
  }

  @Route(featureCalls.switch, 'Switch a feature of the own company', {
    answer: featureSettings,
    body: featureChange,
  })
  async switch(who: Caller, input: Input<typeof featureChange>) {
    await this.features.switch(who, input.read());
    return this.settings.read(who);
  }

  @Route(
    featureCalls.previewRecommended,
    'What would be another figure if the recommended features were switched on, or that undone',
    { answer: featurePreview, body: recommendedChange },
  )
  previewRecommended(who: Caller, input: Input<typeof recommendedChange>) {
    return this.features.previewRecommended(who, input.read());
  }

  @Route(featureCalls.switchRecommended, 'Switch the recommended features on, or undo it on the same day', {
    answer: featureSettings,
    body: recommendedChange,
  })
  async switchRecommended(who: Caller, input: Input<typeof recommendedChange>) {
    await this.features.switchRecommended(who, input.read());
    return this.settings.read(who);
  }
}
