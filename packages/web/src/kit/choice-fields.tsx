import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { described } from './described.ts';

interface CheckboxProps {
  id: string;
  name: string;
  label: ReactNode;
  /** Help text below the label. */
  hint?: string | undefined;
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
  hint,
  value,
  onChange,
  disabled = false,
  error,
  required,
}: CheckboxProps) {
  return (
    <div className="sb-field">
      <Checkbox
        {...described({ id, hint, error, required })}
        className="sb-checkbox"
        classNames={{ icon: 'sb-checkbox-box' }}
        name={name}
        checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Checkbox>
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="sb-field-hint sb-checkbox-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
