import { described } from './described.ts';
import { Field, type FieldFrame } from './field.tsx';

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string | number> extends FieldFrame {
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  disabled?: boolean;
  /** The empty first option, until something is chosen. */
  placeholder?: string;
}

/** A choice from a short list: the native select, which phones and screen readers handle best. */
export function SelectField<Value extends string | number>(props: SelectProps<Value>) {
  const { id, label, hint, error, required, value, onChange, options, placeholder, name, disabled } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <select
        {...described({ id, hint, error, required })}
        className="sb-input sb-select"
        name={name}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex - (placeholder === undefined ? 0 : 1)];
          if (chosen) onChange(chosen.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled={value !== null}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
