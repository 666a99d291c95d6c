import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { mobileNumberIn } from '../core/values/typed/mobileNumber';
import { documentedState } from '../documented/documentedState';
import type { Subscriber } from '../wire/entities/account/subscriber';
import { loadSubscriber } from './subscriber';

/** What a subscriber may change of themselves. */
const PROFILE_FIELDS = ['firstname', 'surname', 'mobileno', 'email'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
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

/** What became of a change that the operator says is done. */
export interface ProfileSaving {
  readonly changed: readonly ProfileField[];
  /** The operator said yes, and shows something else. */
  readonly unchanged: readonly ProfileField[];
  /** The changes, while the operator has not been read again. */
  readonly unread: ProfileChanges;
}

/**
 * The details are either read or edited. What is typed is the draft, and only a saved draft goes:
 *
 *   read ──editBegun──► edited ──detailsEdited──► edited …
 *    ▲                    │  update: refused, lost, offline, or not all of it taken: still edited, nothing typed is lost
 *    └─ editEnded · all of an update taken ◄┘
 */
export const updateSubscriber = defineFlow<ProfileUpdate, ProfileSaving>('profile/update');
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
  /** What the last press of this edit changed and did not change. */
  readonly lastSaving: Omit<ProfileSaving, 'unread'>;
}

const NOTHING_SAVED = { changed: [], unchanged: [] };

// The documented draft begins as null.
const initialState: Profile = {
  ...documentedState.profile,
  ...{ saved: {}, lastSaving: NOTHING_SAVED },
};

const profile = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(editBegun, (state, { payload }) => {
      state.editDetails = payload;
      state.lastSaving = NOTHING_SAVED;
    });
    on.addCase(detailsEdited, (state, { payload }) => {
      state.editDetails = payload;
    });
    on.addCase(editEnded, (state) => {
      state.editDetails = null;
    });
    on.addCase(updateSubscriber.requested, (state) => {
      state.lastSaving = NOTHING_SAVED;
    });
    on.addCase(
      updateSubscriber.succeeded,
      ({ editDetails }, { payload: { unread, ...lastSaving } }) => ({
        editDetails: lastSaving.unchanged.length > 0 ? editDetails : null,
        saved: unread,
        lastSaving,
      }),
    );
    on.addCase(loadSubscriber.succeeded, (state) => {
      state.saved = {};
    });
  },
  selectors: {
    selectEditDetails: ({ editDetails }) => editDetails,
    selectLastSaving: ({ lastSaving }) => lastSaving,
  },
});

export const { selectEditDetails, selectLastSaving } = profile.selectors;
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

export const fieldsOf = (changes: ProfileChanges): readonly ProfileField[] =>
  PROFILE_FIELDS.filter((name) => changes[name] !== undefined);

/** Operators write names in capitals and numbers with +91. */
const isSame = (name: ProfileField, one: string, other: string): boolean =>
  name === 'mobileno'
    ? mobileNumberIn(one) === mobileNumberIn(other)
    : one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Which changes the operator has and which it does not have. A field that is as it was before has changed only when
 * it is what was typed, to the letter.
 */
export const compareChanges = (
  changes: ProfileChanges,
  { before, now }: { readonly before: ProfileDetails | null; readonly now: ProfileDetails },
): Omit<ProfileSaving, 'unread'> => {
  const asked = fieldsOf(changes);
  const isTaken = (name: ProfileField): boolean =>
    now[name] === changes[name] ||
    (now[name] !== before?.[name] && isSame(name, now[name], changes[name] ?? ''));
  return {
    changed: asked.filter(isTaken),
    unchanged: asked.filter((name) => !isTaken(name)),
  };
};
