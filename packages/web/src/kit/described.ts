import type { FieldFrame } from './field.tsx';

/** Attributes that connect an input with its error and hint. */
export function described({ id, hint, error, required }: Omit<FieldFrame, 'label'>) {
  const by = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': by || undefined,
  };
}
