import { kinds } from './kinds.ts';
import type { AlertType } from './slice.ts';

/** What an alert says, and of which kind it is for those who only hear it. */
export function AlertText({ type, message }: { type: AlertType; message: string }) {
  return (
    <span data-alert={type}>
      <span className="sb-hidden">{kinds[type].word}: </span>
      <span>{message}</span>
    </span>
  );
}
