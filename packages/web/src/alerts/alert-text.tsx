import { kinds } from './kinds.ts';
import type { AlertType } from './slice.ts';

/** The message, and its kind for screen readers. */
export function AlertText({ type, message }: { type: AlertType; message: string }) {
  return (
    <span data-alert={type}>
      <span className="sb-hidden">{kinds[type].word}: </span>
      <span>{message}</span>
    </span>
  );
}
