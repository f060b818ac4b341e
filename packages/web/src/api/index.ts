export { api, logout } from './api.ts';
export {
  lightRow,
  mutation,
  page,
  query,
  requestOf,
  save,
  type Undoable,
  undoable,
  undoableSave,
} from './endpoints.ts';
export { type Failure, isFailure, isForbidden, toFailure } from './failure.ts';
export { onFactorNeeded } from './limited.ts';
export { type Paged, type PageQuery, paged } from './paged.ts';
export { askForProofWith } from './proof.ts';
export { createStore, type RootState, store, useAppDispatch, useAppSelector } from './store.ts';
export { type ArrivedPage, useArrived } from './use-arrived.ts';
