import { Fragment } from 'react';

/** An e-mail that breaks after its @ or before a dot, and nowhere inside a word. */
export function Mail({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
