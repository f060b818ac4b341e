import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { labelOf } from '@stundenbuch/domain/features/rules';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { CheckboxField } from '@stundenbuch/web/kit';
import type { SwitchesProps } from './switches.ts';

interface Props extends SwitchesProps {
  features?: readonly FeatureDescription[];
}

/** What is on beyond the modules. A name that this release does not know stays as it is. */
export function FeaturesField({ id, name, value, onSwitch, disabled, error, features = FEATURES }: Props) {
  if (features.length === 0) return null;
  const hintOf = ({ meaning, requires, flags }: FeatureDescription) => {
    const needs = [...requires, ...flags].map((needed) => `„${labelOf(needed, features)}“`).join(' und ');
    return needs === '' ? meaning : `${meaning} Braucht ${needs}.`;
  };
  return (
    <fieldset>
      <legend>Funktionen</legend>
      <p className="sb-muted">
        Gelten ab dem laufenden Monat, in einem neuen Unternehmen ab dem Monat, in dem die Erfassung beginnt.
        Ein Haken schaltet mit ein, was die Funktion braucht. Was sich für wen ändert, zeigt dem Admin des
        Unternehmens die Vorschau.
      </p>
      <div className="sb-columns">
        {features.map((feature, i) => (
          <CheckboxField
            key={feature.name}
            id={i === 0 ? id : `${id}-${feature.name}`}
            name={`${name}-${feature.name}`}
            label={feature.label}
            hint={hintOf(feature)}
            value={value.features.includes(feature.name)}
            disabled={disabled}
            onChange={(isOn) => onSwitch(feature.name, isOn)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
