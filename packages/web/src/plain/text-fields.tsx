import { type InputHTMLAttributes, useState } from 'react';
import { described } from '../kit/described.ts';
import { Field, type FieldFrame } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';

/** Text inputs take 50 characters unless the field says otherwise (SHR-13). */
const MAX_LENGTH = 50;

export interface TextFieldProps extends FieldFrame {
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'text' | 'email' | 'tel' | 'search';
}

export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, required, onChange, maxLength = MAX_LENGTH, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <input
        {...described({ id, hint, error, required })}
        {...input}
        className="sb-input"
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export function TextArea(props: Omit<TextFieldProps, 'type' | 'inputMode'> & { rows?: number }) {
  const { id, label, hint, error, required, onChange, maxLength = MAX_LENGTH, rows = 4, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <textarea
        {...described({ id, hint, error, required })}
        {...input}
        className="sb-input"
        rows={rows}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const { id, label, hint, error, required, onChange, maxLength = 128, ...input } = props;
  const [visible, setVisible] = useState(false);
  const eye = visible ? 'Passwort verbergen' : 'Passwort anzeigen';
  return (
    <Field {...{ id, label, hint, error, required }}>
      <span className="sb-password">
        <input
          {...described({ id, hint, error, required })}
          {...input}
          className="sb-input"
          type={visible ? 'text' : 'password'}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="sb-bare"
          aria-label={eye}
          title={eye}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'hide' : 'show'} />
        </button>
      </span>
    </Field>
  );
}
