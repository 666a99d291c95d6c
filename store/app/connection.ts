import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Connection {
  /**
   * Whether the device says that it has a network. If true, the network may still not work; if false, there is none.
   */
  readonly online: boolean;
  /**
   * When the network was lost, in milliseconds since 1970. What the page shows was loaded before that moment. Undefined
   * on a page that was opened without a network.
   */
  readonly since?: number;
}

const initialState: Connection = { online: true };

const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: (_, { payload }: PayloadAction<Connection>) => payload,
  },
  selectors: {
    selectIsOnline: ({ online }) => online,
    /** null while there is a network; also null on a page that was opened without a network. */
    selectOfflineSince: ({ online, since }) => (online ? null : (since ?? null)),
  },
});

export const { connectionChanged } = connection.actions;
export const { selectIsOnline, selectOfflineSince } = connection.selectors;
export const connectionReducer = connection.reducer;
