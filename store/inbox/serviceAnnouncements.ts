import { createAction, createSlice } from '@reduxjs/toolkit';
import { documentedState } from '../core/documentedState';
import { momentOf, type ServiceAnnouncement } from '../wire/entities/service/serviceAnnouncements';

/** A page on which notices are shown was opened, or left. */
export const announcementsWatched = createAction('liveData/watched');
export const announcementsLeft = createAction('liveData/left');
/** The database sent all notices there are. Newest first. */
export const announcementsArrived =
  createAction<readonly ServiceAnnouncement[]>('liveData/arrived');
/** The stream broke; what is known stays, and it is opened again. */
export const announcementStreamLost = createAction('liveData/streamLost');
/** The subscriber has read a notice and puts it away until the session ends. Outages stay. */
export const announcementDismissed = createAction<string>('liveData/noticeDismissed');

interface LiveData {
  readonly liveData: readonly ServiceAnnouncement[];
  readonly isLive: boolean;
  readonly dismissed: readonly string[];
}

const liveData = createSlice({
  name: 'liveData',
  initialState: { ...documentedState.liveData, isLive: false, dismissed: [] } as LiveData,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(announcementsArrived, (state, { payload }) => ({
      ...state,
      liveData: payload,
      isLive: true,
    }));
    on.addCase(announcementStreamLost, (state) => ({ ...state, isLive: false }));
    on.addCase(announcementsLeft, (state) => ({ ...state, isLive: false }));
    on.addCase(announcementDismissed, (state, { payload }) => ({
      ...state,
      dismissed: [...state.dismissed, payload],
    }));
  },
  selectors: {
    selectAnnouncements: ({ liveData }) => liveData,
    selectDismissedAnnouncements: ({ dismissed }) => dismissed,
    selectIsAnnouncementStreamLive: ({ isLive }) => isLive,
  },
});

const RANK: Readonly<Record<ServiceAnnouncement['severity'], number>> = {
  outage: 0,
  work: 1,
  info: 2,
};

/** Planned work is told ahead; anything else when it begins. */
const hasBegun = ({ severity, starts }: ServiceAnnouncement, now: number): boolean =>
  severity === 'work' || (momentOf(starts) ?? now) <= now;
const hasEnded = ({ ends }: ServiceAnnouncement, now: number): boolean =>
  (momentOf(ends) ?? Infinity) <= now;

/** What is to be shown at a moment (milliseconds since 1970): what does not work first, then the newest. */
export const announcementsAt = (
  notices: readonly ServiceAnnouncement[],
  dismissed: readonly string[],
  now: number,
): readonly ServiceAnnouncement[] =>
  notices
    .filter((notice) => hasBegun(notice, now) && !hasEnded(notice, now))
    .filter(({ id, severity }) => severity === 'outage' || !dismissed.includes(id))
    .sort((a, b) => RANK[a.severity] - RANK[b.severity]);

/** The next moment at which something begins or ends; null when nothing will. */
export const nextAnnouncementChange = (
  notices: readonly ServiceAnnouncement[],
  now: number,
): number | null => {
  const ahead = notices
    .flatMap(({ starts, ends }) => [momentOf(starts), momentOf(ends)])
    .filter((moment) => moment !== null && moment > now);
  return ahead.length === 0 ? null : Math.min(...ahead.map(Number));
};

export const { selectAnnouncements, selectDismissedAnnouncements, selectIsAnnouncementStreamLive } =
  liveData.selectors;
export const serviceAnnouncementsReducer = liveData.reducer;
