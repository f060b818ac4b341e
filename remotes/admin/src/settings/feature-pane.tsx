import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import { featureTexts } from '@stundenbuch/domain/features/messages';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { Button, StatusTag } from '@stundenbuch/web/kit';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PARTS_OF, SETTINGS_OF } from './feature-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { SwitchPreview } from './switch-preview.tsx';

interface PaneProps {
  label: string;
  meaning: ReactNode;
  /** Whether it is on, of what can be switched. */
  isOn?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** What the settings page shows of one of its entries. */
export function SettingsPane({ label, meaning, isOn, action, children }: PaneProps) {
  const id = useId();
  return (
    <article className="adm-feature" aria-labelledby={id}>
      <header className="sb-stack">
        <div className="sb-line">
          <h2 id={id}>{label}</h2>
          {isOn !== undefined && (
            <StatusTag tone={isOn ? 'good' : 'neutral'}>{isOn ? 'eingeschaltet' : 'ausgeschaltet'}</StatusTag>
          )}
          {action && <div className="adm-switch">{action}</div>}
        </div>
        {meaning}
      </header>
      {children}
    </article>
  );
}

interface Props {
  feature: FeatureDescription;
  setting: FeatureSetting;
  features: readonly FeatureDescription[];
}

export function FeaturePane({ feature, setting, features }: Props) {
  const { name, label, meaning } = feature;
  const { since } = setting;
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const group = SETTINGS_OF.get(name);
  const Part = PARTS_OF[name];
  const isOn = since !== null;
  const pane = useRef<HTMLDivElement>(null);
  const showPreview = (shown: boolean) => {
    setIsOpen(shown);
    // The pressed button is gone, or new; the keyboard continues from here.
    pane.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={pane} tabIndex={-1} className="adm-pane">
      <SettingsPane
        label={label}
        isOn={isOn}
        action={
          !isOpen && (
            <Button
              kind="quiet"
              label={`${isOn ? 'Ausschalten' : 'Einschalten'}: Vorschau (${label})`}
              onClick={() => showPreview(true)}
            >
              {isOn ? 'Ausschalten: Vorschau' : 'Einschalten: Vorschau'}
            </Button>
          )
        }
        meaning={
          <>
            <p>{meaning}</p>
            {since && (
              <p className="sb-muted">
                {since > today ? 'Gilt ab' : 'Gilt seit'} {formatDay(since)}
              </p>
            )}
          </>
        }
      >
        {isOpen && (
          <div className="adm-part">
            <SwitchPreview
              title={`Vorschau: ${label} ${isOn ? 'ausschalten' : 'einschalten'}`}
              change={{ feature: name, on: !isOn }}
              features={features}
              action={isOn ? 'Ausschalten' : 'Einschalten'}
              done={isOn ? featureTexts.switchedOff : featureTexts.switchedOn}
              onClose={() => showPreview(false)}
            />
          </div>
        )}
        {group && <SettingsForm group={group} setting={setting} />}
        {isOn && Part && (
          <div className="adm-part">
            <Part />
          </div>
        )}
      </SettingsPane>
    </div>
  );
}
