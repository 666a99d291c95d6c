import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the device says that it has a network. "true" may still be wrong; "false" is certain. */
const connection = createSlice({
  name: 'connection',
  initialState: { online: true },
  reducers: {
    connectionChanged: (_, { payload }: PayloadAction<{ readonly online: boolean }>) => payload,
  },
  selectors: { selectIsOnline: ({ online }) => online },
});

export const { connectionChanged } = connection.actions;
export const { selectIsOnline } = connection.selectors;
export const connectionReducer = connection.reducer;
