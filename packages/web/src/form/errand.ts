import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes along when a form sends somebody away to create what it needs ('Neu anlegen …'), and comes back with it. */
interface Errand {
  draft: object;
  returnTo: string;
}

interface Formlike<Values> {
  values: Values;
  reset: (values: Values) => void;
  set: (changes: Partial<Values>) => void;
}

/** For the form that sends: `leaveFor('/new-job')`. What it held stands in it again on coming back. */
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

/** For the form that was sent to: back with the id of what was created in `field`; without an errand to `list`. */
export function useAfterErrand(list: string, field: string): (id: number) => void {
  const navigate = useNavigate();
  const errand = useLocation().state as Partial<Errand> | null;
  return (id) => {
    if (!errand?.returnTo) return navigate(list);
    navigate(errand.returnTo, { replace: true, state: { draft: { ...errand.draft, [field]: id } } });
  };
}
