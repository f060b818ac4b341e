import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AlertType = 'success' | 'warning' | 'danger';

export interface Alert {
  type: AlertType;
  visible: boolean;
  message: string;
  /** Increases with every alert, so that a repeated sentence is a new alert. */
  count: number;
}

const initialState: Alert = { type: 'success', visible: false, message: '', count: 0 };

export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {
    shown: (state, { payload }: PayloadAction<{ message: string; type?: AlertType }>) => ({
      type: payload.type ?? 'success',
      visible: true,
      message: payload.message,
      count: state.count + 1,
    }),
    hidden: (state) => {
      state.visible = false;
    },
  },
});
