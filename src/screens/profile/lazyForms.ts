import { lazy } from 'react';

const edit = () => import(/* webpackChunkName: "profile-forms" */ './EditDetails');
const password = () => import(/* webpackChunkName: "profile-forms" */ './PasswordForm');

/** The two forms come after what is read first, and are there before anybody presses a button. */
export const LazyEditDetails = lazy(async () => ({ default: (await edit()).EditDetails }));
export const LazyPasswordForm = lazy(async () => ({ default: (await password()).PasswordForm }));

/** Whether they come is the press's own matter. */
export const askForForms = (): void =>
  void Promise.all([edit(), password()]).catch(() => undefined);
