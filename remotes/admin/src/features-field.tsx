import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { CheckboxField } from '@stundenbuch/web/kit';
import { FEATURES } from './features.ts';

interface Props {
  id: string;
  name: string;
  /** Names of what is on, with commas between them. */
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  error?: string | undefined;
  features?: readonly FeatureDefinition[];
}

export const featuresOf = (value: string): string[] => (value === '' ? [] : value.split(','));

/** What is on beyond the modules. A name that this release does not know stays as it is. */
export function FeaturesField({ id, name, value, onChange, disabled, error, features = FEATURES }: Props) {
  const on = featuresOf(value);
  const set = (feature: string, isOn: boolean) =>
    onChange((isOn ? [...on, feature] : on.filter((other) => other !== feature)).join());
  if (features.length === 0) return null;
  return (
    <fieldset className="adm-modules">
      <legend>Funktionen</legend>
      <p>
        Gelten ab dem laufenden Monat. Was sich für wen ändert, zeigt dem Admin des Unternehmens die Vorschau.
      </p>
      {features.map(({ name: feature, label }, i) => (
        <CheckboxField
          key={feature}
          id={i === 0 ? id : `${id}-${feature}`}
          name={`${name}-${feature}`}
          label={label}
          value={on.includes(feature)}
          disabled={disabled}
          onChange={(isOn) => set(feature, isOn)}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
