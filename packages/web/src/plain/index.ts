// Controls of the public pages: plain HTML with our tokens, so that logging in does not need antd.
import './plain.css';

export { useArrival } from '../kit/arrival.ts';
export { SelectField } from '../kit/select-field.tsx';
export { AlertView } from './alert-view.tsx';
export { Button } from './button.tsx';
export { CheckboxField } from './choice-fields.tsx';
export { FormMessage } from './form-message.tsx';
export { PasswordField, TextArea, TextField } from './text-fields.tsx';
