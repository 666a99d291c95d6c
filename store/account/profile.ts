import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { mobileNumberIn } from '../core/values/typed/mobileNumber';
import { documentedState } from '../documented/documentedState';
import type { Subscriber } from '../wire/entities/account/subscriber';
import { loadSubscriber } from './subscriber';

/** The personal details that subscribers can change themselves. */
export const PROFILE_FIELDS = ['firstname', 'surname', 'mobileno', 'email'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileDetails = Readonly<Record<ProfileField, string>>;
/** The new values of the fields that change. */
export type ProfileChanges = Readonly<Partial<ProfileDetails>>;

export interface ProfileUpdate {
  /** At least one field. */
  readonly changes: ProfileChanges;
  /** Required when the mobile number or the e-mail changes; otherwise ''. The password is stored nowhere. */
  readonly password: string;
}

export interface PasswordChange {
  readonly password: string;
  readonly newpassword: string;
}

/** The result of a change that the operator's answer has confirmed, or that the operator's data shows completely. */
export interface ProfileSaving {
  readonly changed: readonly ProfileField[];
  /** Fields that still have another value although the operator confirmed the change. */
  readonly unchanged: readonly ProfileField[];
  /** The changes, if the subscriber could not be loaded again after saving; otherwise empty. */
  readonly unread: ProfileChanges;
}

/**
 * The details are either shown or edited. What was typed is in the draft until all of it is saved:
 *
 *   shown ── editBegun ──► edited ── editEnded · update saved completely ──► shown
 *
 * Each `detailsEdited` changes the draft. The details stay edited after an update that was refused, was not sent, was
 * saved only in part, or has an unknown outcome, so that nothing typed is lost.
 */
export const updateSubscriber = defineFlow<ProfileUpdate, ProfileSaving>('profile/update');
/** The passwords are sent to the operator and stored nowhere. */
export const changePassword = defineFlow<PasswordChange>('profile/changePassword');

export const editBegun = createAction<ProfileDetails>('profile/editBegun');
export const detailsEdited = createAction<ProfileDetails>('profile/detailsEdited');
export const editEnded = createAction('profile/editEnded');

interface Profile {
  /** The details as typed so far; null while they are not being edited. */
  readonly editDetails: ProfileDetails | null;
  /** The saved changes until the subscriber's record is loaded again. */
  readonly saved: ProfileChanges;
  /** Which of the fields the last save of this edit has changed, and which it has not. */
  readonly lastSaving: Omit<ProfileSaving, 'unread'>;
}

const NOTHING_SAVED = { changed: [], unchanged: [] };

// The documented draft begins as null.
const initialState: Profile = {
  ...documentedState.profile,
  saved: {},
  lastSaving: NOTHING_SAVED,
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

/** The subscriber with the changes that were just saved, even before the subscriber is loaded again. */
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

/** The fields of a draft that differ from the operator's data. */
export const changesIn = (draft: ProfileDetails, now: ProfileDetails): ProfileChanges =>
  Object.fromEntries(
    PROFILE_FIELDS.filter((name) => draft[name] !== now[name]).map((name) => [name, draft[name]]),
  );

/** Codes and messages go to the mobile number and the e-mail, so these two can be changed only with the password. */
export const needsPassword = ({ mobileno, email }: ProfileChanges): boolean =>
  mobileno !== undefined || email !== undefined;

export const fieldsOf = (changes: ProfileChanges): readonly ProfileField[] =>
  PROFILE_FIELDS.filter((name) => changes[name] !== undefined);

/** Whether two values of a field mean the same. Operators may return a name in capitals or a mobile number with +91. */
const isSame = (name: ProfileField, first: string, second: string): boolean =>
  name === 'mobileno'
    ? mobileNumberIn(first) === mobileNumberIn(second)
    : first.trim().toLowerCase() === second.trim().toLowerCase();

/**
 * Splits the changes into those that the operator's data shows and the rest. A value that the operator has changed may
 * differ in form from the typed one (`isSame`). A value that is the same as before must be exactly what was typed: if
 * the operator still has "RAM", the change to "Ram" was not made.
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
