import RcSelect from '@rc-component/select';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Option } from '../kit/choice-fields.tsx';
import { described } from '../kit/described.ts';
import { Icon } from '../kit/icon.tsx';
import type { SearchSelectProps } from './search-select.tsx';
import './list.css';

// The list draws the rows that are seen, and counts them by this height.
const ROW = 38;
const ROWS_SEEN = 7;

interface ListProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** The select leaves its list without a name, and draws another one when nothing is found; screen readers announce it by the field's label. */
function NamedList({ id, label, children }: ListProps) {
  useLayoutEffect(() => document.getElementById(`${id}_list`)?.setAttribute('aria-label', label));
  return children;
}

/** The select inside antd's, without antd around it, as the calendar. */
export function SearchList<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { id, label, hint, error, required, value, onChange, options, disabled, placeholder } = props;
  return (
    <RcSelect<Value>
      {...described({ id, hint, error, required })}
      prefixCls="ant-select"
      className="sb-date"
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? undefined}
      options={options as Option<Value>[]}
      placeholder={placeholder ?? 'Bitte wählen'}
      notFoundContent="Nichts gefunden"
      disabled={disabled ?? false}
      suffix={({ open }: { open?: boolean }) => <Icon name={open ? 'search' : 'down'} />}
      listHeight={ROWS_SEEN * ROW}
      listItemHeight={ROW}
      // Inside the page's landmark, not at the end of the document.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      popupRender={(list) => (
        <NamedList id={id} label={label}>
          {list}
        </NamedList>
      )}
      onChange={(chosen) => onChange(chosen)}
    />
  );
}
