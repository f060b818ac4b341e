export { AlertRegion, useAlert } from './alert-region.tsx';
export { AlertView } from './alert-view.tsx';
export type { AlertType } from './slice.ts';
