import { Field } from '../kit/field.tsx';
import { lazyPage } from '../lazy-page/index.ts';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { SearchSelectProps } from './field-props.ts';
import './data.css';

export const LazyList = lazyPage(
  async () => (await import('./search-list.tsx')).SearchList,
  ({ id, value, options }) => (
    <FieldPlaceholder id={id} value={options.find((option) => option.value === value)?.label ?? ''} />
  ),
);

/** A choice from a long list, found by typing. The kit has `SelectField` for short lists. */
export function SearchSelect<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { id, label, hint, error, required } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <LazyList {...props} />
    </Field>
  );
}
