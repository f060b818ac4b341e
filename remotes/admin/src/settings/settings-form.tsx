import type { SettingField, SettingGroup, SettingOption } from '@stundenbuch/domain/access/feature';
import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import { type FieldProps, Form } from '@stundenbuch/web/form';
import { formatNumber } from '@stundenbuch/web/format';
import {
  Button,
  CheckboxField,
  DecimalField,
  Icon,
  SelectField,
  TextArea,
  TextField,
} from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { OWN_FIELDS, type SettingsForm as State } from './own-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  group: SettingGroup;
  setting: FeatureSetting;
  /** What is below the fields, made of what they hold. */
  below?: (form: State) => ReactNode;
}

/** The settings of a feature, as it describes them: a row each, and one button for all of them that stays in sight. */
export function SettingsForm({ group, setting, below }: Props) {
  const form = useSettingsForm(group, setting);
  const { label, formLabel = label, intro, fields = {} } = group;
  const { changed, start } = form;
  // What belongs to a field that is asked for in its own way may be named after it.
  const isChanged = (key: string) =>
    changed.some((name) => name === key || (!(name in fields) && name.startsWith(`${key}_`)));
  // Functions, not components: the form knows which fields it shows before it renders its message.
  const rows = Object.entries(fields).flatMap(([key, field]) => {
    const control = controlOf(form, key, field, setting);
    if (!control) return [];
    return (
      <div key={key} className={isChanged(key) ? 'adm-setting adm-changed' : 'adm-setting'}>
        {control}
        {isChanged(key) && (
          <p className="adm-before">
            <Icon name="edit" /> {beforeText(field, start[key])}
          </p>
        )}
      </div>
    );
  });
  return (
    <Form
      form={form}
      label={formLabel}
      lostBy="query"
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            Speichern
          </Button>
          {changed.length > 0 && (
            <Button kind="quiet" disabled={form.busy} onClick={() => form.reset(start)}>
              Abbrechen
            </Button>
          )}
          <span role="status" className="adm-unsaved">
            {changed.length > 0 && <Icon name="edit" />}
            {changed.length > 0 && unsaved(changed.length)}
          </span>
        </>
      }
    >
      {intro && <p>{intro}</p>}
      {rows}
      {below?.(form)}
    </Form>
  );
}

const unsaved = (count: number) =>
  `${count === 1 ? '1 Änderung' : `${count} Änderungen`} noch nicht gespeichert`;

/** What a field held before, where a word or a number can say it. */
function beforeText({ kind, options = [] }: SettingField, value: unknown): string {
  const offered = typeof options === 'function' ? options(String(value)) : options;
  const before = {
    choice: () => offered.find((option) => option.value === value)?.label,
    yes: () => (value ? 'an' : 'aus'),
    number: () => formatNumber(Number(value)),
    line: () => (value ? String(value) : 'leer'),
    text: () => undefined,
    own: () => undefined,
  }[kind]();
  return before === undefined ? 'geändert' : `bisher: ${before}`;
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
