import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import type { Periods } from '@stundenbuch/domain/sides/periods/periods';
import { privacySettings } from '@stundenbuch/domain/sides/periods/setting-groups';
import { SettingsPane } from '../settings/feature-pane.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { PeriodsPreview } from './periods-preview.tsx';

/** After which time what is stored goes by itself: nothing, unless the company says so (GDPR-03). */
export function PeriodsPane({ setting }: { setting: FeatureSetting }) {
  return (
    <SettingsPane
      label={privacySettings.label}
      meaning={
        <p>
          Was älter ist, wird einmal im Monat endgültig gelöscht. Was ein Konto oder Budget noch zählt,
          bleibt; abgeschlossene Stundenzettel bleiben, und der Verlauf hat seine eigene Frist.
        </p>
      }
    >
      <SettingsForm
        group={privacySettings}
        setting={setting}
        below={({ values }) => <PeriodsPreview periods={values as Periods} />}
      />
    </SettingsPane>
  );
}
