import { startTransition, useId, useOptimistic } from 'react';
import { TextField } from '../kit/text-fields.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

/** The letter is painted before what it finds: a list takes longer than a tap may. */
export function SearchField({ value, onChange, label = 'Suche' }: Props) {
  const [shown, show] = useOptimistic(value);
  const type = (text: string) =>
    startTransition(() => {
      show(text);
      onChange(text);
    });
  return (
    <TextField
      id={useId()}
      name="search"
      type="search"
      maxLength={100}
      value={shown}
      onChange={type}
      label={label}
    />
  );
}

const plain = (text: string) => text.toLocaleLowerCase('de');

/** Whether one of the displayed texts contains the search term. */
export const matches = (search: string, ...texts: (string | number | null | undefined)[]): boolean =>
  plain(texts.join('\n')).includes(plain(search.trim()));
