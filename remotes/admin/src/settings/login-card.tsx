import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { useId, useState } from 'react';
import { SettingsForm } from './settings-form.tsx';

/** How people come in: nothing to switch on, only to decide. */
export function LoginCard({ setting }: { setting: FeatureSetting }) {
  const id = useId();
  const [round, setRound] = useState(0);
  return (
    <article className="sb-panel sb-stack adm-feature" aria-labelledby={id}>
      <header>
        <h3 id={id}>{loginSettings.label}</h3>
      </header>
      <p>Wie Mitarbeiter zu ihrem Zugang kommen.</p>
      <SettingsForm key={round} group={loginSettings} setting={setting} onSaved={() => setRound(round + 1)} />
    </article>
  );
}
