import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Work in progress that the whole window shows: loading, exporting a table. */
export const activitySlice = createSlice({
  name: 'activity',
  initialState: { loading: false, isExporting: false },
  reducers: {
    loading: (state, { payload }: PayloadAction<boolean>) => {
      state.loading = payload;
    },
    exporting: (state, { payload }: PayloadAction<boolean>) => {
      state.isExporting = payload;
    },
  },
});
