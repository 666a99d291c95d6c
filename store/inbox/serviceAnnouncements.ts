import { createAction, createSlice } from '@reduxjs/toolkit';
import { instantOf } from '../core/values/dates';
import { documentedState } from '../documented/documentedState';
import type { ServiceAnnouncement } from '../wire/entities/service/serviceAnnouncements';

/** A page that shows announcements was opened, or left. */
export const announcementsWatched = createAction('liveData/watched');
export const announcementsUnwatched = createAction('liveData/unwatched');
/** The database sent the announcements or a change of them. The payload is the whole list, newest first. */
export const announcementsArrived =
  createAction<readonly ServiceAnnouncement[]>('liveData/arrived');
/**
 * The stream has ended, for example because the network was lost or the page was hidden for some minutes. The known
 * announcements stay, and the saga opens the stream again later.
 */
export const announcementStreamLost = createAction('liveData/streamLost');
/** The subscriber dismissed an announcement until the session ends. Outages cannot be dismissed. */
export const announcementDismissed = createAction<string>('liveData/announcementDismissed');

interface LiveData {
  readonly liveData: readonly ServiceAnnouncement[];
  readonly isLive: boolean;
  readonly dismissed: readonly string[];
}

const initialState: LiveData = { ...documentedState.liveData, isLive: false, dismissed: [] };

const liveData = createSlice({
  name: 'liveData',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(announcementsArrived, (state, { payload }) => ({
      ...state,
      liveData: payload,
      isLive: true,
    }));
    on.addCase(announcementStreamLost, (state) => {
      state.isLive = false;
    });
    on.addCase(announcementsUnwatched, (state) => {
      state.isLive = false;
    });
    on.addCase(announcementDismissed, (state, { payload }) => {
      state.dismissed.push(payload);
    });
  },
  selectors: {
    selectDismissedAnnouncements: ({ dismissed }) => dismissed,
    selectIsAnnouncementStreamLive: ({ isLive }) => isLive,
  },
});

const RANK: Readonly<Record<ServiceAnnouncement['severity'], number>> = {
  outage: 0,
  work: 1,
  info: 2,
};

/** Planned work is shown in advance, everything else from its beginning. */
const hasBegun = ({ severity, starts }: ServiceAnnouncement, now: number): boolean =>
  severity === 'work' || (instantOf(starts) ?? now) <= now;
const hasEnded = ({ ends }: ServiceAnnouncement, now: number): boolean =>
  (instantOf(ends) ?? Infinity) <= now;

/** What to show at `now` (milliseconds since 1970): outages, then work, then information; each in the given order. */
export const announcementsAt = (
  announcements: readonly ServiceAnnouncement[],
  dismissed: readonly string[],
  now: number,
): readonly ServiceAnnouncement[] =>
  announcements
    .filter((announcement) => hasBegun(announcement, now) && !hasEnded(announcement, now))
    .filter(({ id, severity }) => severity === 'outage' || !dismissed.includes(id))
    .sort((a, b) => RANK[a.severity] - RANK[b.severity]);

/** The outages and the planned work that are in progress at `now`, dismissed or not. */
export const faultsAt = (
  announcements: readonly ServiceAnnouncement[],
  now: number,
): readonly ServiceAnnouncement[] =>
  announcementsAt(announcements, [], now).filter(
    ({ severity, starts }) => severity !== 'info' && (instantOf(starts) ?? now) <= now,
  );

/** The next moment at which an announcement begins or ends; null when there is none. */
export const nextAnnouncementChange = (
  announcements: readonly ServiceAnnouncement[],
  now: number,
): number | null => {
  const ahead = announcements
    .flatMap(({ starts, ends }) => [instantOf(starts), instantOf(ends)])
    .filter((moment) => moment !== null && moment > now);
  return ahead.length === 0 ? null : Math.min(...ahead.map(Number));
};

/** The state of the announcements. Before their reducer is loaded, only the documented field exists. */
interface MaybeAnnouncements {
  readonly liveData: Pick<LiveData, 'liveData'> & Partial<LiveData>;
}

/** Whether the announcements have arrived and their stream is still open. */
export const selectAreAnnouncementsKnown = ({ liveData }: MaybeAnnouncements): boolean =>
  liveData.isLive === true;
/** The announcements that have been loaded so far. */
export const selectAnnouncements = ({
  liveData,
}: MaybeAnnouncements): readonly ServiceAnnouncement[] => liveData.liveData;

export const { selectDismissedAnnouncements, selectIsAnnouncementStreamLive } = liveData.selectors;
export const serviceAnnouncementsReducer = liveData.reducer;
