import type { SettingField, SettingGroup, SettingOption } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import { type FieldProps, Form } from '@stundenbuch/web/form';
import {
  CheckboxField,
  DecimalField,
  FormActions,
  SelectField,
  TextArea,
  TextField,
} from '@stundenbuch/web/kit';
import { Fragment, type ReactNode } from 'react';
import { OWN_FIELDS, type SettingsForm as State } from './own-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  group: SettingGroup;
  setting: FeatureSetting;
  /** After saving: the form starts again from the stored values. */
  onSaved: () => void;
  /** What is below the fields, made of what they hold. */
  below?: (form: State) => ReactNode;
}

/** The settings of a feature, as it describes them. */
export function SettingsForm({ group, setting, onSaved, below }: Props) {
  const form = useSettingsForm(group, { setting, onSaved });
  const { label, formLabel = label, intro, isWide, fields = {} } = group;
  // Functions, not components: the form knows which fields it shows before it renders its message.
  const controls = Object.entries(fields).map(([key, field]) => (
    <Fragment key={key}>{controlOf(form, key, field, setting)}</Fragment>
  ));
  return (
    <Form form={form} label={formLabel} actions={<FormActions busy={form.busy} />}>
      {intro && <p>{intro}</p>}
      {isWide ? <div className="sb-columns adm-law">{controls}</div> : controls}
      {below?.(form)}
    </Form>
  );
}

function controlOf(form: State, key: string, words: SettingField, setting: FeatureSetting): ReactNode {
  const { kind, label, hint, options = [], maxLength } = words;
  if (kind === 'own') return OWN_FIELDS[key]?.(form, words, setting);
  const field = { ...form.field(key), label, hint };
  switch (kind) {
    case 'choice': {
      const choice = field as FieldProps<SettingOption['value']> & { label: string };
      const offered = typeof options === 'function' ? options(String(choice.value)) : options;
      return <SelectField {...choice} options={offered} />;
    }
    case 'yes':
      return <CheckboxField {...(field as FieldProps<boolean> & { label: string })} />;
    case 'number': {
      const { onChange, ...number } = field as FieldProps<number> & { label: string };
      // An empty field is no number, which the schema refuses.
      return <DecimalField {...number} onChange={(value) => onChange(value ?? Number.NaN)} required />;
    }
    case 'line': {
      const line = field as FieldProps<string | undefined> & { label: string };
      return <TextField {...line} value={line.value ?? ''} {...(maxLength && { maxLength })} />;
    }
    case 'text':
      return (
        <TextArea
          {...(field as FieldProps<string> & { label: string })}
          rows={6}
          {...(maxLength && { maxLength })}
        />
      );
  }
}
