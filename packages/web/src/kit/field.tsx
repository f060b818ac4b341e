import type { ReactNode } from 'react';

export interface FieldFrame {
  id: string;
  label: string;
  /** Help text below the field. */
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

export function Field({ id, label, hint, error, required, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={error ? 'sb-field sb-field-wrong' : 'sb-field'}>
      <label htmlFor={id} className={required ? 'sb-required' : undefined}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="sb-field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
