import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { SELF_EVIDENT } from '@stundenbuch/domain/workflows/decisions/feature-words';
import type { FieldProps } from '@stundenbuch/web/form';
import { CheckboxField } from '@stundenbuch/web/kit';

interface Props extends FieldProps<number[]> {
  label: string;
  hint?: string;
}

/** The kinds that are approved as they are asked for, each by its tick. */
export function AutoApproveField({ id, name, label, hint, value, onChange }: Props) {
  return (
    <fieldset className="sb-field">
      <legend>{label}</legend>
      {SELF_EVIDENT.map((code) => (
        <CheckboxField
          key={code}
          id={`${id}-${code}`}
          name={name}
          label={typeLabel(code)}
          value={value.includes(code)}
          onChange={(isOn) => onChange(isOn ? [...value, code] : value.filter((other) => other !== code))}
        />
      ))}
      {hint && <p className="sb-field-hint">{hint}</p>}
    </fieldset>
  );
}
