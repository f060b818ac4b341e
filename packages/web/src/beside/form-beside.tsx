import type { ReactNode } from 'react';
import { useRoomBeside } from './use-room-beside.ts';

interface Props {
  children: ReactNode;
  /** What is read along while the form is filled in. Elsewhere it is neither shown nor loaded. */
  beside: ReactNode;
}

/** A form, and beside it on a wide screen what it belongs to. The form stays where it is when the window gets wider. */
export function FormBeside({ children, beside }: Props) {
  const hasRoom = useRoomBeside();
  return (
    <div className="sb-beside sb-form-beside">
      <div>{children}</div>
      {hasRoom && <div>{beside}</div>}
    </div>
  );
}
