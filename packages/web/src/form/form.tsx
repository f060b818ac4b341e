import type { ReactNode } from 'react';
import { FormMessage } from '../kit/form-message.tsx';
import { useDetailPane } from '../kit/split-view.ts';
import type { LostBy } from './dirty.ts';
import { useUnsaved } from './leave-guard.tsx';
import type { FormState } from './use-form.ts';

interface Props<Values extends object> {
  form: FormState<Values>;
  children: ReactNode;
  /** The buttons, below the message. */
  actions: ReactNode;
  label?: string;
  /** The navigation that shows another form in its place, and asks before. */
  lostBy?: LostBy;
}

export function Form<Values extends object>({
  form,
  children,
  actions,
  label,
  lostBy = 'page',
}: Props<Values>) {
  const isInPane = useDetailPane() !== null;
  useUnsaved(form.dirty && !form.busy, lostBy === 'page' && isInPane ? 'query' : lostBy);
  return (
    <form className="sb-form" noValidate onSubmit={form.submit} aria-label={label} aria-busy={form.busy}>
      {children}
      <FormMessage message={form.message} />
      <div className="sb-form-actions">{actions}</div>
    </form>
  );
}
