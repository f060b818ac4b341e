import { Controller } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { featureAccess as calls } from '@stundenbuch/domain/features/access';
import { featureCalls } from '@stundenbuch/domain/features/calls';
import {
  type FeatureSettings,
  featureSettings,
  type SettingsChange,
  settingsChange,
} from '@stundenbuch/domain/features/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Settings } from '../../sides/company/settings.service.ts';

@Controller()
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Route(featureCalls.settings, 'What the own company has set for its features, and since when they are on', {
    answer: featureSettings,
  })
  own(who: Caller) {
    return this.settings.read(who);
  }

  @Route(featureCalls.changeSettings, 'Set the settings of a feature', {
    answer: featureSettings,
    body: settingsChange,
  })
  changeOwn(who: Caller, feature: string, input: Input<typeof settingsChange>) {
    return this.settings.change(who, feature, input);
  }

  @Route(
    call<FeatureSettings>()('GET company/:id/settings', calls.settingsOfCompany),
    'The settings of any company, for a global admin',
    { answer: featureSettings },
  )
  ofCompany(who: Caller, id: number) {
    return this.settings.read(who, id);
  }

  @Route(
    call<FeatureSettings, SettingsChange>()(
      'PUT company/:id/settings/:feature',
      calls.changeSettingsOfCompany,
    ),
    'Set the settings of a feature of any company, for a global admin',
    { answer: featureSettings, body: settingsChange },
  )
  changeOfCompany(who: Caller, id: number, feature: string, input: Input<typeof settingsChange>) {
    return this.settings.change(who, feature, input, id, calls.changeSettingsOfCompany);
  }
}
