export { AlertRegion, useAlert } from './alert-region.tsx';
export type { AlertType } from './slice.ts';
export { useUndo } from './use-undo.ts';
