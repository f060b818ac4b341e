import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Work that the whole window shows: something is loading, a table is being exported. */
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
