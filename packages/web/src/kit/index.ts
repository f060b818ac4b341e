import './antd.css';
import '../styles/index.ts';
import './kit.css';

export { Checkbox } from 'antd';

export { useArrival } from './arrival.ts';
export { Button, ButtonLink, EditLink, IconButton, IconLink } from './button.tsx';
export { CheckboxField, type Option, SelectField } from './choice-fields.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { DecimalField } from './decimal-field.tsx';
export { described } from './described.ts';
export { Dialog } from './dialog.tsx';
export { DialogActions } from './dialog-actions.tsx';
export { Field, type FieldFrame } from './field.tsx';
export { FormActions } from './form-actions.tsx';
export { FormMessage } from './form-message.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Mail } from './mail.tsx';
export { OpenById } from './open-by-id.tsx';
export { PageHeader, useBack } from './page-header.tsx';
export { Facts, Panel } from './panel.tsx';
export { KitProvider } from './provider.tsx';
export { Skeleton, Spinner } from './spinner.tsx';
export { EmptyState, ErrorState, LoadFailure } from './states.tsx';
export { StatusTag, type Tone } from './status-tag.tsx';
export { Tabs } from './tabs.tsx';
export { PasswordField, TextArea, TextField } from './text-fields.tsx';
export { Counter, LinkTileView, Tiles } from './tile.tsx';
