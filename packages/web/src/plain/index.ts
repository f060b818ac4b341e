// Controls of the public pages: plain HTML on the tokens, so that nobody loads antd to log in or to read the prices.
export { useArrival } from '../kit/arrival.ts';
export { FormMessage } from '../kit/form-message.tsx';
export { Button } from './button.tsx';
export { CheckboxField, SelectField } from './choice-fields.tsx';
export { PasswordField, TextArea, TextField } from './text-fields.tsx';
