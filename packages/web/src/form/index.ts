export { refusalBy } from './check.ts';
export { CorrectionFields } from './correction-fields.tsx';
export {
  useCreateAndReturn,
  /** @deprecated Use `useCreateAndReturn`. For remotes of release 1.3.4. */
  useCreateAndReturn as useErrand,
  useReturnWithCreated,
  /** @deprecated Use `useReturnWithCreated`. For remotes of release 1.3.4. */
  useReturnWithCreated as useAfterErrand,
} from './create-and-return.ts';
export { isAnyFormDirty } from './dirty.ts';
export { Form } from './form.tsx';
export { LeaveGuard, useUnsaved } from './leave-guard.tsx';
export { type CorrectedPerson, OfPerson, useAddressedPerson } from './of-person.tsx';
export { useSaveFailure } from './save-failure.ts';
export { type FieldProps, type FormState, useForm } from './use-form.ts';
