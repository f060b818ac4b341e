import { Select } from 'antd';
import { described } from '../kit/described.ts';
import { Icon } from '../kit/icon.tsx';
import type { SearchSelectProps } from './field-props.ts';
import { NamedList } from './named-list.tsx';
import { useLateOpening } from './use-late-opening.ts';
import './antd.css';

/** antd's Select with a searchable list. */
export function SearchList<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { id, label, hint, error, required, value, onChange, options, disabled, placeholder } = props;
  const { isOpen, onOpenChange, openNow, giveUp } = useLateOpening();
  return (
    <Select<Value>
      {...described({ id, hint, error, required })}
      {...(error && { status: 'error' as const })}
      className="sb-control"
      classNames={{ popup: { root: 'sb-list' }, content: 'sb-chosen' }}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      options={[...options]}
      placeholder={placeholder ?? 'Bitte wählen'}
      notFoundContent="Nichts gefunden"
      disabled={disabled ?? false}
      suffixIcon={<Icon name="down" />}
      transitionName=""
      // Inside the page's landmark instead of at the end of the document.
      getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? document.body}
      popupRender={(list) => <NamedList label={label}>{list}</NamedList>}
      onChange={(chosen) => onChange(chosen)}
      open={isOpen}
      onOpenChange={onOpenChange}
      onKeyDown={openNow}
      onBlur={giveUp}
    />
  );
}
