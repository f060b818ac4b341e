import { type Flag, flagsOf, permissionOf } from '@stundenbuch/domain/access/flags';
import { CheckboxField } from '@stundenbuch/web/kit';
import { MODULES } from './module-names.ts';

interface Props {
  id: string;
  name: string;
  /** The permission string. */
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** The permission string as seven checkboxes. */
export function ModulesField({ id, name, value, onChange, disabled }: Props) {
  const on = flagsOf(value);
  const set = (flag: Flag, isOn: boolean) =>
    onChange(permissionOf(isOn ? [...on, flag] : on.filter((other) => other !== flag)));
  return (
    <fieldset className="adm-modules">
      <legend>Module</legend>
      <p>Gilt für die Mitarbeiter des Unternehmens, sobald sie das Programm neu laden.</p>
      {MODULES.map(({ flag, name: label }, i) => (
        <CheckboxField
          key={flag}
          id={i === 0 ? id : `${id}-${flag}`}
          name={`${name}-${flag}`}
          label={label}
          value={on.includes(flag)}
          disabled={disabled}
          onChange={(isOn) => set(flag, isOn)}
        />
      ))}
    </fieldset>
  );
}
