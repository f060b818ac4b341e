import Select from 'antd/es/select';
import type { Option } from '../kit/choice-fields.tsx';
import { described } from '../kit/described.ts';
import { Field, type FieldFrame } from '../kit/field.tsx';
import { AntdProvider } from './antd-provider.tsx';

interface Props<Value extends string | number> extends FieldFrame {
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  disabled?: boolean;
  placeholder?: string;
}

/** antd leaves its list without a name; screen readers announce it by the label of the field. */
function nameList(id: string, label: string): void {
  requestAnimationFrame(() => document.getElementById(`${id}_list`)?.setAttribute('aria-label', label));
}

/** A choice from a long list, found by typing. For short lists the kit has `SelectField`. */
export function SearchSelect<Value extends string | number>(props: Props<Value>) {
  const { id, label, hint, error, required, value, onChange, options, disabled, placeholder } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <AntdProvider>
        <Select<Value>
          {...described({ id, hint, error, required })}
          className="sb-date"
          showSearch={{ optionFilterProp: 'label' }}
          value={value ?? undefined}
          options={options as Option<Value>[]}
          placeholder={placeholder ?? 'Bitte wählen'}
          notFoundContent="Nichts gefunden"
          disabled={disabled ?? false}
          status={error ? 'error' : ''}
          // Inside the page's landmark, not at the end of the document.
          getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
          onOpenChange={(open) => open && nameList(id, label)}
          onChange={(chosen) => onChange(chosen)}
        />
      </AntdProvider>
    </Field>
  );
}
