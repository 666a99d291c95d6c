import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { instantOf } from '../core/values/dates';
import type { Box, Retracked } from '../wire/entities/account/equipment';
import type { RequestOf } from '../wire/requests/requests';

/** "Refresh my box": the operator sends the box its rights again (specification §7, `retrack`). */
export const retrackBox = defineFlow<RequestOf<'retrack'>, Retracked>('retrack/send');

interface Retrack {
  /** The operator's answer for each box refreshed in this session, by box number. */
  readonly sent: Readonly<Record<string, Retracked>>;
}

const initialState: Retrack = { sent: {} };

const retrack = createSlice({
  name: 'retrack',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(retrackBox.succeeded, ({ sent }, { payload }) => ({
      sent: { ...sent, [payload.stbno]: payload },
    })),
  selectors: {
    selectRetracked: ({ sent }, stbno: string): Retracked | null => sent[stbno] ?? null,
    /**
     * The moment from which the box can be refreshed again; '' if the operator gives none. Of the moments in the box's
     * data and in the answer to its last refresh, the later one counts.
     */
    selectRetrackAfter: ({ sent }, { stbno, retrackafter }: Box): string =>
      [retrackafter, sent[stbno]?.retrackafter ?? '']
        .filter((moment) => instantOf(moment) !== null)
        .sort((first, second) => (instantOf(second) ?? 0) - (instantOf(first) ?? 0))[0] ?? '',
  },
});

export const { selectRetracked, selectRetrackAfter } = retrack.selectors;
export const retrackReducer = retrack.reducer;
