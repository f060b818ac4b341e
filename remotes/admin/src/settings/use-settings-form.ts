import type { SettingGroup } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting, FeatureSettings } from '@stundenbuch/domain/features/contract';
import { featureSentences, featureTexts } from '@stundenbuch/domain/features/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { useState } from 'react';
import type { z } from 'zod';
import { useSaveSettingsMutation } from './settings.api.ts';

/**
 * The form of a feature's settings, its fields named as the keys of the schema. It is sent with the version that it began
 * with: whoever was slower is told, and what they typed stays. Saved, it begins again with what is stored then.
 */
export function useSettingsForm<Settings extends z.ZodObject>(
  { name, settings, sentences = featureSentences }: SettingGroup<Settings>,
  setting: FeatureSetting,
) {
  const [save] = useSaveSettingsMutation();
  const alert = useAlert();
  const [{ value, version }, setStored] = useState(setting);
  const form = useForm<z.output<Settings>, FeatureSettings>({
    values: settings.parse(value),
    check: (values) => refusalBy(settings, values, sentences),
    save: (values) => save({ feature: name, value: values, version }).unwrap(),
    saved: ({ [name]: stored }) => {
      alert(featureTexts.settingsSaved);
      if (!stored) return;
      setStored(stored);
      form.reset(settings.parse(stored.value));
    },
    failed: useSaveFailure(featureTexts.failed),
  });
  return form;
}
