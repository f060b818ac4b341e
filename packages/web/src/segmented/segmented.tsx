import { Segmented as AntSegmented } from 'antd';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of two or three ways to look at the same thing. */
export const Segmented = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <AntSegmented aria-label={label} name={useId()} value={value} options={[...options]} onChange={onChange} />
);
