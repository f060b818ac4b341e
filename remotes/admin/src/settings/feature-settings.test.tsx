import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { expect, it } from 'vitest';
import { SETTINGS_OF } from './feature-settings.ts';

it('[FND-04] every feature that has settings has a form', () => {
  const withSettings = FEATURES.filter(({ fields }) => fields).map(({ name }) => name);
  expect([...SETTINGS_OF.keys()]).toEqual(withSettings);
});
