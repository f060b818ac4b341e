import type { ReactNode } from 'react';
import { FormMessage } from '../kit/form-message.tsx';
import { useDetailPane } from '../kit/split-view.ts';
import { useUnsaved } from './leave-guard.tsx';
import type { FormState } from './use-form.ts';

interface Props<Values extends object> {
  form: FormState<Values>;
  children: ReactNode;
  /** The buttons, below the message. */
  actions: ReactNode;
  label?: string;
  /** Another query of the address shows another form. */
  ofQuery?: boolean;
}

export function Form<Values extends object>({
  form,
  children,
  actions,
  label,
  ofQuery = false,
}: Props<Values>) {
  const isInPane = useDetailPane() !== null;
  useUnsaved(form.dirty && !form.busy, ofQuery || isInPane);
  return (
    <form className="sb-form" noValidate onSubmit={form.submit} aria-label={label} aria-busy={form.busy}>
      {children}
      <FormMessage message={form.message} />
      <div className="sb-form-actions">{actions}</div>
    </form>
  );
}
