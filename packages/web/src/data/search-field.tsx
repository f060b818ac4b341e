import { useId } from 'react';
import { TextField } from '../kit/text-fields.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

export function SearchField({ value, onChange, label = 'Suche' }: Props) {
  return (
    <TextField id={useId()} name="search" type="search" maxLength={100} {...{ value, onChange, label }} />
  );
}

const plain = (text: string) => text.toLocaleLowerCase('de');

/** Whether one of the displayed texts contains the search term. */
export const matches = (search: string, ...texts: (string | number | null | undefined)[]): boolean =>
  plain(texts.join('\n')).includes(plain(search.trim()));
