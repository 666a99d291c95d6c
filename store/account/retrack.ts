import { createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import { instantOf } from '../core/values/dates';
import type { Box, Retracked } from '../wire/entities/account/equipment';
import type { RequestOf } from '../wire/requests/requests';

/** "Refresh box": the operator sends the box its rights again (specification §7, `retrack`). */
export const retrackBox = defineFlow<RequestOf<'retrack'>, Retracked>('retrack/send');

/** The last refresh of one box. */
type RetrackProgress =
  { readonly step: 'asking' | 'sent' } | { readonly step: 'failed'; readonly failure: Failure };

interface Retrack {
  /** The operator's answer for each box refreshed in this session, by box number. */
  readonly sent: Readonly<Record<string, Retracked>>;
  /**
   * The progress of each refresh, by box number. A failure does not name its box. It belongs to the box that is being
   * refreshed, because only one is refreshed at a time.
   */
  readonly progress: Readonly<Record<string, RetrackProgress>>;
}

const initialState: Retrack = { sent: {}, progress: {} };

const askedBox = ({ progress }: Retrack): string | undefined =>
  Object.keys(progress).find((stbno) => progress[stbno]?.step === 'asking');

const withProgress = (state: Retrack, stbno: string, progress: RetrackProgress): Retrack => ({
  ...state,
  progress: { ...state.progress, [stbno]: progress },
});

const retrack = createSlice({
  name: 'retrack',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    // While a box is being refreshed, a request for any box is ignored.
    on.addCase(retrackBox.requested, (state, { payload: { stbno } }) =>
      askedBox(state) === undefined ? withProgress(state, stbno, { step: 'asking' }) : state,
    );
    on.addCase(retrackBox.succeeded, (state, { payload }) => ({
      ...withProgress(state, payload.stbno, { step: 'sent' }),
      sent: { ...state.sent, [payload.stbno]: payload },
    }));
    on.addCase(retrackBox.failed, (state, { payload }) => {
      const stbno = askedBox(state);
      return stbno === undefined
        ? state
        : withProgress(state, stbno, { step: 'failed', failure: payload });
    });
  },
  selectors: {
    selectRetracked: ({ sent }, stbno: string): Retracked | null => sent[stbno] ?? null,
    selectRetrackProgress: ({ progress }, stbno: string): RetrackProgress | null =>
      progress[stbno] ?? null,
    /** Whether a box is being refreshed. Only one is refreshed at a time. */
    selectIsRetracking: (state): boolean => askedBox(state) !== undefined,
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

export const { selectRetracked, selectRetrackProgress, selectIsRetracking, selectRetrackAfter } =
  retrack.selectors;
export const retrackReducer = retrack.reducer;
