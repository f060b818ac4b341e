export { refusalBy } from './check.ts';
export { isAnyFormDirty } from './dirty.ts';
export { useAfterErrand, useErrand } from './errand.ts';
export { Form } from './form.tsx';
export { LeaveGuard } from './leave-guard.tsx';
export { useSaveFailure } from './save-failure.ts';
export { type FieldProps, type Form as FormState, useForm } from './use-form.ts';
