// Controls of the public pages: plain HTML on the tokens, so that nobody loads antd to log in or to read the prices.
import './plain.css';

export { useArrival } from '../kit/arrival.ts';
export { AlertView } from './alert-view.tsx';
export { Button } from './button.tsx';
export { CheckboxField, SelectField } from './choice-fields.tsx';
export { FormMessage } from './form-message.tsx';
export { PasswordField, TextArea, TextField } from './text-fields.tsx';
