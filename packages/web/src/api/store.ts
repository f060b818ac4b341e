import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { alertSlice } from '../alerts/slice.ts';
import { sessionSlice } from '../session/slice.ts';
import { activitySlice } from './activity.ts';
import { api } from './api.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [alertSlice.name]: alertSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [activitySlice.name]: activitySlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** An alert carries the function that undoes what it reports. */
const serializableCheck = {
  ignoredActions: [alertSlice.actions.shown.type],
  ignoredPaths: [`${alertSlice.name}.undo`],
};

export const createStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer,
    preloadedState,
    middleware: (standard) => standard({ serializableCheck }).concat(api.middleware),
  });

export const store = createStore();

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
