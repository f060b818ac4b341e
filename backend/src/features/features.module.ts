import { Module } from '@nestjs/common';
import { FeatureDefinitions } from './definitions.ts';
import { FeatureEffects } from './feature-effects.ts';
import { SettingsService } from './settings.service.ts';

const services = [FeatureDefinitions, FeatureEffects, SettingsService];

@Module({ providers: services, exports: services })
export class FeaturesModule {}
