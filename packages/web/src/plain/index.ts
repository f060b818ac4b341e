// Controls of the public pages: plain HTML with our tokens, so that logging in does not need antd.
import './plain.css';

export { useArrival } from '../kit/arrival.ts';
export { FormMessage } from '../kit/form-message.tsx';
export { SelectField } from '../kit/select-field.tsx';
export { AlertView } from './alert-view.tsx';
export { Button } from './button.tsx';
export { CheckboxField } from './choice-fields.tsx';
export { PasswordField, TextArea, TextField } from './text-fields.tsx';
