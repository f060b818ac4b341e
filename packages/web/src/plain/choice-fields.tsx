import type { ReactNode } from 'react';
import { described } from '../kit/described.ts';

interface CheckboxProps {
  id: string;
  name: string;
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  error?: string | undefined;
  required?: boolean;
}

export function CheckboxField({
  id,
  name,
  label,
  value,
  onChange,
  disabled,
  error,
  required,
}: CheckboxProps) {
  return (
    <div className={error ? 'sb-field sb-field-wrong' : 'sb-field'}>
      <label className="sb-tick">
        <input
          {...described({ id, error, required })}
          type="checkbox"
          name={name}
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
