import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { documentedState } from '../documented/documentedState';
import type { Subscriber } from '../wire/entities/account/subscriber';
import { loadSubscriber } from './subscriber';

/** What a subscriber may change of themselves. */
const PROFILE_FIELDS = ['firstname', 'surname', 'mobileno', 'email'] as const;
type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileDetails = Readonly<Record<ProfileField, string>>;
/** Only the fields that change travel, and there is at least one. */
export type ProfileChanges = Readonly<Partial<ProfileDetails>>;

export interface ProfileUpdate {
  readonly changes: ProfileChanges;
  /** Asked again when the mobile number or the e-mail changes; otherwise ''. Kept nowhere. */
  readonly password: string;
}

export interface PasswordChange {
  readonly password: string;
  readonly newpassword: string;
}

/**
 * The details are either read or edited. What is typed is the draft, and only a saved draft goes:
 *
 *   read ──editBegun──► edited ──detailsEdited──► edited …
 *    ▲                    │  update: refused, lost, offline: still edited, nothing typed is lost
 *    └─ editEnded · update succeeded ◄┘
 */
export const updateSubscriber = defineFlow<ProfileUpdate, ProfileChanges>('profile/update');
/** The passwords are on their way to the operator and are kept nowhere. */
export const changePassword = defineFlow<PasswordChange>('profile/changePassword');

export const editBegun = createAction<ProfileDetails>('profile/editBegun');
export const detailsEdited = createAction<ProfileDetails>('profile/detailsEdited');
export const editEnded = createAction('profile/editEnded');

interface Profile {
  /** The draft of what is being edited; null while nothing is. */
  readonly editDetails: ProfileDetails | null;
  /** What was saved and has not been read back yet. */
  readonly saved: ProfileChanges;
}

const initialState: Profile = { ...documentedState.profile, saved: {} }; // the documented draft begins as null

const profile = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(editBegun, (state, { payload }) => {
      state.editDetails = payload;
    });
    on.addCase(detailsEdited, (state, { payload }) => {
      state.editDetails = payload;
    });
    on.addCase(editEnded, (state) => {
      state.editDetails = null;
    });
    on.addCase(updateSubscriber.succeeded, (_, { payload }) => ({
      editDetails: null,
      saved: payload,
    }));
    on.addCase(loadSubscriber.succeeded, (state) => {
      state.saved = {};
    });
  },
  selectors: { selectEditDetails: ({ editDetails }) => editDetails },
});

export const { selectEditDetails } = profile.selectors;
export const profileReducer = profile.reducer;

interface WithProfile {
  readonly profile: Profile;
  readonly subscriber: { readonly userInfo: Subscriber | null };
}

/** The subscriber with what was just saved, also before the operator has been asked again. */
export const selectSubscriber = createSelector(
  ({ subscriber }: WithProfile) => subscriber.userInfo,
  ({ profile: { saved } }: WithProfile) => saved,
  (userInfo, saved): Subscriber | null => userInfo && { ...userInfo, ...saved },
);

export const profileDetailsOf = ({
  firstname,
  surname,
  mobileno,
  email,
}: Subscriber): ProfileDetails => ({
  firstname,
  surname,
  mobileno,
  email,
});

/** The fields of a draft that are not as the operator has them. */
export const changesIn = (draft: ProfileDetails, now: ProfileDetails): ProfileChanges =>
  Object.fromEntries(
    PROFILE_FIELDS.filter((name) => draft[name] !== now[name]).map((name) => [name, draft[name]]),
  );

/** Codes and messages go to these: a slip would lock the subscriber out. */
export const needsPassword = ({ mobileno, email }: ProfileChanges): boolean =>
  mobileno !== undefined || email !== undefined;

/** Whether the operator has what was sent: how a lost answer is made up for. */
export const hasChanges = (subscriber: ProfileDetails, changes: ProfileChanges): boolean =>
  PROFILE_FIELDS.every((name) => changes[name] === undefined || changes[name] === subscriber[name]);
