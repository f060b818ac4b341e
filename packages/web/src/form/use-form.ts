import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type Failure, isFailure } from '../api/failure.ts';

export interface FormOptions<Values extends object, Answer> {
  /** Initial values; a new object does not reset the form, `reset` does. */
  values: Values;
  /** The schema and the rules of the domain: the first refusal, or null. Called before saving. */
  check?: (values: Values) => Refusal | null;
  /** Sends the values; rejects with the failure of the call (`mutation(…).unwrap()`). */
  save: (values: Values) => Promise<Answer>;
  saved?: (answer: Answer, values: Values) => void;
  /** Called after every failure of `save`; `true` means that it has been reported, so the form shows no message. */
  failed?: (failure: Failure) => unknown;
}

export interface FieldProps<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  disabled: boolean;
}

export interface FormState<Values extends object> {
  id: string;
  values: Values;
  /** Spread onto a field of the kit. */
  field<Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]>;
  set(changes: Partial<Values>): void;
  reset(values: Values): void;
  submit(event?: FormEvent): Promise<boolean>;
  busy: boolean;
  dirty: boolean;
  /** The fields that differ from what the form began with. */
  changed: readonly string[];
  start: Values;
  /** The refusal that belongs to no visible field; shown below the form. */
  message: string | null;
}

const UNEXPECTED = 'Fehler! Kontaktieren Sie Ihren Administrator.';

function toRefusal(error: unknown): Failure {
  if (isFailure(error)) return error;
  console.error(error);
  return { kind: 'broken', status: 0, code: 'broken', message: UNEXPECTED };
}

/** A field that has refused its own text and says why: the form must not send it as if it were empty. */
function unreadField(event: FormEvent | undefined): HTMLInputElement | undefined {
  const inputs = (event?.currentTarget as HTMLFormElement | undefined)?.querySelectorAll('input') ?? [];
  return [...inputs].find(({ validity }) => validity.customError);
}

/** Lists and tables of values are made anew with each change, also with the one that takes it back. */
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

function focusField(formId: string, name: string): void {
  requestAnimationFrame(() => document.getElementById(`${formId}-${name}`)?.focus());
}

export function useForm<Values extends object, Answer = unknown>(
  options: FormOptions<Values, Answer>,
): FormState<Values> {
  const id = useId();
  const [start, setStart] = useState(options.values);
  const [values, setValues] = useState(options.values);
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'field'> | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const shown = new Set<string>();

  function refuse({ message, field }: Pick<Refusal, 'message' | 'field'>): void {
    setRefusal(field === undefined ? { message } : { message, field });
    if (field) focusField(id, field);
  }

  function set(changes: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changes }));
    setRefusal(null);
  }

  function reset(next: Values): void {
    setStart(next);
    setValues(next);
    setRefusal(null);
  }

  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    if (sending.current) return false;
    const unread = unreadField(event);
    if (unread) {
      unread.focus();
      return false;
    }
    const refused = options.check?.(values) ?? null;
    if (refused) {
      refuse(refused);
      return false;
    }
    sending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await options.save(values);
      setStart(values);
      options.saved?.(answer, values);
      return true;
    } catch (error) {
      const failure = toRefusal(error);
      if (options.failed?.(failure) !== true) refuse(failure);
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const isShown = (field: string | undefined): boolean => field !== undefined && shown.has(field);
  const changed = (Object.keys(values) as (keyof Values & string)[]).filter(
    (name) => !isSame(values[name], start[name]),
  );

  return {
    id,
    values,
    field(name) {
      shown.add(name);
      return {
        id: `${id}-${name}`,
        name,
        value: values[name],
        onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
        error: refusal?.field === name ? refusal.message : undefined,
        disabled: busy,
      };
    },
    set,
    reset,
    submit,
    busy,
    dirty: changed.length > 0,
    changed,
    start,
    get message() {
      return refusal && !isShown(refusal.field) ? refusal.message : null;
    },
  };
}
