import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AlertType = 'success' | 'warning' | 'danger';

export interface Alert {
  type: AlertType;
  visible: boolean;
  message: string;
  /** Increases with every alert, so that a repeated sentence is a new alert. */
  count: number;
  /** Takes back what the alert reports. */
  undo?: (() => void) | undefined;
}

type Shown = Pick<Alert, 'message' | 'undo'> & { type?: AlertType };

const initialState: Alert = { type: 'success', visible: false, message: '', count: 0 };

export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {
    shown: (state, { payload }: PayloadAction<Shown>) => ({
      type: payload.type ?? 'success',
      visible: true,
      message: payload.message,
      undo: payload.undo,
      count: state.count + 1,
    }),
    hidden: (state) => {
      state.visible = false;
    },
  },
});
