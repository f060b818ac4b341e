import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { lazyPage } from '../lazy-page/index.ts';
import type { ColumnsProps } from './columns-dialog.tsx';

const ColumnsDialog = lazyPage(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

/** Which columns a list shows (SCR-22); the first one, which names the row, always. */
export function ColumnsButton(props: ColumnsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const number = props.columns.filter(({ key }) => props.hidden.includes(key)).length;
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {number === 0 ? 'Spalten' : `Spalten (${number} ausgeblendet)`}
      </Button>
      {isOpen && <ColumnsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
