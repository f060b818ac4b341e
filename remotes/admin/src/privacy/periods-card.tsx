import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import type { Periods } from '@stundenbuch/domain/sides/periods/periods';
import { privacySettings } from '@stundenbuch/domain/sides/periods/setting-groups';
import { useId, useState } from 'react';
import { SettingsForm } from '../settings/settings-form.tsx';
import { PeriodsPreview } from './periods-preview.tsx';

/** After which time what is stored goes by itself: nothing, unless the company says so (GDPR-03). */
export function PeriodsCard({ setting }: { setting: FeatureSetting }) {
  const id = useId();
  const [round, setRound] = useState(0);
  return (
    <article className="sb-panel sb-stack adm-feature" aria-labelledby={id}>
      <header>
        <h3 id={id}>{privacySettings.label}</h3>
      </header>
      <p>
        Was älter ist, wird einmal im Monat endgültig gelöscht. Was ein Konto oder Budget noch zählt, bleibt;
        abgeschlossene Stundenzettel bleiben, und der Verlauf hat seine eigene Frist.
      </p>
      <SettingsForm
        key={round}
        group={privacySettings}
        setting={setting}
        onSaved={() => setRound(round + 1)}
        below={({ values }) => <PeriodsPreview periods={values as Periods} />}
      />
    </article>
  );
}
