import { FLAG_MEANINGS } from '@stundenbuch/domain/access/flags';
import { CheckboxField } from '@stundenbuch/web/kit';
import { MODULES } from './module-names.ts';
import type { SwitchesProps } from './switches.ts';

/** The seven modules as checkboxes. */
export function ModulesField({ id, name, value, onSwitch, disabled }: SwitchesProps) {
  return (
    <fieldset>
      <legend>Module</legend>
      <p className="sb-muted">
        Gilt für die Mitarbeiter des Unternehmens, sobald sie das Programm neu laden.
      </p>
      <div className="sb-columns">
        {MODULES.map(({ flag, name: label }, i) => (
          <CheckboxField
            key={flag}
            id={i === 0 ? id : `${id}-${flag}`}
            name={`${name}-${flag}`}
            label={label}
            hint={FLAG_MEANINGS[flag]}
            value={value.flags.includes(flag)}
            disabled={disabled}
            onChange={(isOn) => onSwitch(flag, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}
