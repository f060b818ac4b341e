import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import { featureTexts } from '@stundenbuch/domain/features/messages';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { Button, StatusTag } from '@stundenbuch/web/kit';
import { useId, useRef, useState } from 'react';
import { PARTS_OF, SETTINGS_OF } from './feature-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { SwitchPreview } from './switch-preview.tsx';

interface Props {
  feature: FeatureDescription;
  setting: FeatureSetting;
  features: readonly FeatureDescription[];
}

export function FeatureCard({ feature, setting, features }: Props) {
  const { name, label, meaning } = feature;
  const { since } = setting;
  const id = useId();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState(0);
  const group = SETTINGS_OF.get(name);
  const Part = PARTS_OF[name];
  const isOn = since !== null;
  const card = useRef<HTMLElement>(null);
  /** The pressed button is gone, or new; the keyboard continues from here. */
  const focus = () => card.current?.focus({ preventScroll: true });
  const showPreview = (shown: boolean) => {
    setIsOpen(shown);
    focus();
  };
  const resetForm = () => {
    setRound(round + 1);
    focus();
  };
  return (
    <article className="sb-panel sb-stack adm-feature" aria-labelledby={id} ref={card} tabIndex={-1}>
      <header>
        <h3 id={id}>{label}</h3>
        <StatusTag tone={isOn ? 'good' : 'neutral'}>{isOn ? 'eingeschaltet' : 'ausgeschaltet'}</StatusTag>
      </header>
      <p>{meaning}</p>
      {since && (
        <p className="sb-muted">
          {since > today ? 'Gilt ab' : 'Gilt seit'} {formatDay(since)}
        </p>
      )}
      {!isOpen && (
        <Button
          label={`${isOn ? 'Ausschalten' : 'Einschalten'}: Vorschau (${label})`}
          onClick={() => showPreview(true)}
        >
          {isOn ? 'Ausschalten: Vorschau' : 'Einschalten: Vorschau'}
        </Button>
      )}
      {isOpen && (
        <SwitchPreview
          title={`Vorschau: ${label} ${isOn ? 'ausschalten' : 'einschalten'}`}
          change={{ feature: name, on: !isOn }}
          features={features}
          action={isOn ? 'Ausschalten' : 'Einschalten'}
          done={isOn ? featureTexts.switchedOff : featureTexts.switchedOn}
          onClose={() => showPreview(false)}
        />
      )}
      {group && <SettingsForm key={round} group={group} setting={setting} onSaved={resetForm} />}
      {isOn && Part && <Part />}
    </article>
  );
}
