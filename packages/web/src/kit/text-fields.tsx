import { Input } from 'antd';
import type { InputHTMLAttributes } from 'react';
import { described } from './described.ts';
import { Field, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

/** Text inputs take 50 characters unless the field says otherwise (SHR-13). */
const MAX_LENGTH = 50;

export interface TextFieldProps extends FieldFrame {
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  onBlur?: () => void;
  onPressEnter?: () => void;
  type?: 'text' | 'email' | 'tel' | 'search';
}

/** Shared by all three: the attributes of the frame, and the text instead of the event. */
function useInput(props: TextFieldProps) {
  const { id, label, hint, error, required, onChange, maxLength = MAX_LENGTH, ...input } = props;
  return {
    frame: { id, label, hint, error, required },
    input: {
      ...described({ id, hint, error, required }),
      ...input,
      className: 'sb-text',
      maxLength,
      ...(error && { status: 'error' as const }),
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    },
  };
}

const CLEAR = (
  <span className="sb-clear" role="img" aria-label="Eingabe leeren">
    <Icon name="close" />
  </span>
);

export function TextField(props: TextFieldProps) {
  const { frame, input } = useInput(props);
  return (
    <Field {...frame}>
      <Input {...input} {...(input.type === 'search' && { allowClear: { clearIcon: CLEAR } })} />
    </Field>
  );
}

export function TextArea({
  rows = 4,
  ...props
}: Omit<TextFieldProps, 'type' | 'inputMode'> & { rows?: number }) {
  const { frame, input } = useInput(props);
  return (
    <Field {...frame}>
      <Input.TextArea {...input} rows={rows} />
    </Field>
  );
}

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const { frame, input } = useInput({ maxLength: 128, ...props });
  return (
    <Field {...frame}>
      <Input.Password
        {...input}
        styles={{ root: { paddingInlineEnd: 0 } }}
        // antd's eye button is 16 pixels (ant-design/ant-design#57271); ours has the size of a touch target.
        iconRender={(visible) => (
          <span className="sb-eye">
            <Icon name={visible ? 'hide' : 'show'} />
          </span>
        )}
      />
    </Field>
  );
}
