import { Field } from '../kit/field.tsx';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { SearchSelectProps } from './field-props.ts';
import { lazyPart } from './lazy-part.ts';
import './data.css';

export const useList = lazyPart(async () => (await import('./search-list.tsx')).SearchList);

/** A choice from a long list, found by typing. The kit has `SelectField` for short lists. */
export function SearchSelect<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { id, label, hint, error, required, value, options } = props;
  const List = useList();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ id, label, hint, error, required }}>
      {List ? <List {...props} /> : <FieldPlaceholder id={id} value={chosen?.label ?? ''} />}
    </Field>
  );
}
