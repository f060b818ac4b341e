import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The navigation state of a trip from a form to 'Neu anlegen …' and back. */
interface Errand {
  draft: object;
  returnTo: string;
}

interface Formlike<Values> {
  values: Values;
  reset: (values: Values) => void;
  set: (changes: Partial<Values>) => void;
}

/** For the form that needs a new record: `leaveFor('/new-job')`. Coming back restores its values. */
export function useErrand<Values extends object>(
  form: Formlike<Values>,
): { leaveFor: (path: string) => void } {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [target, setTarget] = useState<string | null>(null);
  const draft = (state as { draft?: Partial<Values> } | null)?.draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back
  useEffect(() => {
    if (draft) form.set(draft);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving; by then the form counts as unchanged
  useEffect(() => {
    if (!target) return;
    const errand: Errand = { draft: form.values, returnTo: `${pathname}${search}` };
    navigate(target, { state: errand });
  }, [target]);

  return {
    leaveFor(path) {
      form.reset(form.values);
      setTarget(path);
    },
  };
}

/** For the form that creates the record: returns with its id in `field`; without a form to return to, goes to `list`. */
export function useAfterErrand(list: string, field: string): (id: number) => void {
  const navigate = useNavigate();
  const errand = useLocation().state as Partial<Errand> | null;
  return (id) => {
    if (!errand?.returnTo) return navigate(list);
    navigate(errand.returnTo, { replace: true, state: { draft: { ...errand.draft, [field]: id } } });
  };
}
