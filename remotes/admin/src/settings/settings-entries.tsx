import type { FeatureDescription, SettingDescription } from '@stundenbuch/domain/access/feature';
import type { FeatureSettings } from '@stundenbuch/domain/features/contract';
import { privacySettings } from '@stundenbuch/domain/sides/periods/setting-groups';
import { securityWords } from '@stundenbuch/domain/sides/session/feature-words';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { ReactNode } from 'react';
import { PeriodsPane } from '../privacy/periods-pane.tsx';
import { FeaturePane, SettingsPane } from './feature-pane.tsx';
import { RECOMMENDED, RecommendedPane } from './recommended-pane.tsx';
import { SettingsForm } from './settings-form.tsx';

export interface SettingsEntry {
  name: string;
  label: string;
  /** Above all groups without one. */
  group?: FeatureDescription['group'];
  /** Of what can be switched. */
  isOn?: boolean;
  /** What it is found by, beside its label. */
  texts: readonly string[];
  pane: ReactNode;
}

const textsOf = ({ intro = '', fields = {} }: SettingDescription): string[] => [
  intro,
  ...Object.values(fields).flatMap(({ label, hint = '' }) => [label, hint]),
];

/** What the page of settings has: the recommended features together, what is only set, and each feature. */
export function entriesOf(
  settings: FeatureSettings,
  features: readonly FeatureDescription[],
): SettingsEntry[] {
  // A server of the last release may not know each of them yet.
  const known = features.filter(({ name }) => settings[name]);
  const recommended: SettingsEntry = {
    name: 'recommended',
    label: RECOMMENDED,
    texts: [],
    pane: <RecommendedPane settings={settings} features={known} />,
  };
  return [recommended, ...setOnly(settings), ...known.flatMap(ofFeature)];

  function ofFeature(feature: FeatureDescription): SettingsEntry[] {
    const { name, label, group, meaning } = feature;
    const setting = settings[name];
    if (!setting) return [];
    const pane = <FeaturePane {...{ feature, setting, features: known }} />;
    return [
      { name, label, group, isOn: setting.since !== null, texts: [meaning, ...textsOf(feature)], pane },
    ];
  }
}

function setOnly({ login, privacy, ...features }: FeatureSettings): SettingsEntry[] {
  const group = 'Sicherheit und Nachweis';
  const meaning = 'Wie Mitarbeiter zu ihrem Zugang kommen.';
  const entries: SettingsEntry[] = [];
  if (login)
    entries.push({
      ...{ name: loginSettings.name, label: loginSettings.label, group },
      texts: [meaning, ...textsOf(loginSettings)],
      pane: (
        <SettingsPane label={loginSettings.label} meaning={<p>{meaning}</p>}>
          <SettingsForm group={loginSettings} setting={login} />
        </SettingsPane>
      ),
    });
  if (login && privacy && features[securityWords.name]?.since)
    entries.push({
      ...{ name: privacySettings.name, label: privacySettings.label, group },
      texts: textsOf(privacySettings),
      pane: <PeriodsPane setting={privacy} />,
    });
  return entries;
}
