import Select from 'antd/es/select';
import type { Option } from '../kit/choice-fields.tsx';
import { described } from '../kit/described.ts';
import { AntdProvider } from './antd-provider.tsx';
import type { SearchSelectProps } from './search-select.tsx';

/** antd leaves its list without a name; screen readers announce it by the label of the field. */
function nameList(id: string, label: string): void {
  requestAnimationFrame(() => document.getElementById(`${id}_list`)?.setAttribute('aria-label', label));
}

export function SearchList<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { id, label, hint, error, required, value, onChange, options, disabled, placeholder } = props;
  return (
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
  );
}
