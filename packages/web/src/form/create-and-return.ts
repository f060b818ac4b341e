import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The navigation state of a trip from a form to 'Neu anlegen …' and back. */
interface Origin {
  draft: object;
  returnTo: string;
}

interface Formlike<Values> {
  values: Values;
  reset: (values: Values) => void;
  set: (changes: Partial<Values>) => void;
}

/** For the form that needs a new record: `leaveFor('/new-job')`. Coming back restores its values. */
export function useCreateAndReturn<Values extends object>(
  form: Formlike<Values>,
): { leaveFor: (path: string) => void } {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [target, setTarget] = useState<string | null>(null);
  const draft = (state as { draft?: Partial<Values> } | null)?.draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on return
  useEffect(() => {
    if (draft) form.set(draft);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving; by then the form counts as unchanged
  useEffect(() => {
    if (!target) return;
    const origin: Origin = { draft: form.values, returnTo: `${pathname}${search}` };
    navigate(target, { state: origin });
  }, [target]);

  return {
    leaveFor(path) {
      form.reset(form.values);
      setTarget(path);
    },
  };
}

/** For the form that creates the record: returns with its id in `field`; without a form to return to, goes to `list`. */
export function useReturnWithCreated(list: string, field: string): (id: number) => void {
  const navigate = useNavigate();
  const origin = useLocation().state as Partial<Origin> | null;
  return (id) => {
    if (!origin?.returnTo) return navigate(list);
    navigate(origin.returnTo, { replace: true, state: { draft: { ...origin.draft, [field]: id } } });
  };
}
