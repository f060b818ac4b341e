import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import type { FeatureSettings } from '@stundenbuch/domain/features/contract';
import { featureTexts as texts } from '@stundenbuch/domain/features/messages';
import { recommendedOf } from '@stundenbuch/domain/features/rules';
import { useToday } from '@stundenbuch/web/clock';
import { Button } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { SettingsPane } from './feature-pane.tsx';
import { SwitchPreview } from './switch-preview.tsx';

interface Props {
  settings: FeatureSettings;
  features: readonly FeatureDescription[];
}

export const RECOMMENDED = 'Empfohlene Funktionen';

const labels = (features: readonly FeatureDescription[]) =>
  features.map(({ label }) => `„${label}“`).join(', ');

/** All recommended features in one step, and the way back on the same day. */
export function RecommendedPane({ settings, features }: Props) {
  const { company } = useSession();
  const today = useToday();
  const [on, setOn] = useState<boolean | null>(null);
  const isOn = ({ name }: FeatureDescription) => settings[name]?.since != null;
  const switched = {
    flags: flagsOf(company?.permission ?? ''),
    features: features.filter(isOn).map(({ name }) => name),
  };
  const due = recommendedOf(features, switched).on;
  const undoable = features.filter(({ name }) => settings[name]?.recommended_on === today);
  return (
    <SettingsPane
      label={RECOMMENDED}
      meaning={
        <p>
          {due.length > 0
            ? `In einem Schritt eingeschaltet werden: ${labels(due)}.`
            : 'Alle empfohlenen Funktionen sind eingeschaltet.'}
        </p>
      }
    >
      <div className="sb-stack adm-part">
        {undoable.length > 0 && (
          <p>
            Heute gemeinsam eingeschaltet: {labels(undoable)}. Bis Mitternacht lässt sich das rückgängig
            machen.
          </p>
        )}
        {on === null && (
          <div className="sb-form-actions">
            {due.length > 0 && (
              <Button kind="primary" onClick={() => setOn(true)}>
                {texts.recommend}
              </Button>
            )}
            {undoable.length > 0 && <Button onClick={() => setOn(false)}>{texts.undo}</Button>}
          </div>
        )}
        {on !== null && (
          <SwitchPreview
            title={on ? `Vorschau: ${texts.recommend}` : `Vorschau: ${texts.undo}`}
            change={{ on }}
            features={features}
            action={on ? 'Einschalten' : texts.undo}
            done={on ? texts.recommended : texts.undone}
            onClose={() => setOn(null)}
          />
        )}
      </div>
    </SettingsPane>
  );
}
