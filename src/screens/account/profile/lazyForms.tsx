import { lazyPart } from '../../../app/lazy/lazyPart';

/** The two forms are loaded after what is read first, before their buttons are pressed. */
export const EditDetails = lazyPart({
  id: 'profile-edit',
  load: async () =>
    (await import(/* webpackChunkName: "profile-forms" */ './EditDetails')).EditDetails,
});
export const PasswordForm = lazyPart({
  id: 'profile-password',
  load: async () =>
    (await import(/* webpackChunkName: "profile-forms" */ './PasswordForm')).PasswordForm,
});

export const preloadForms = (): void => {
  EditDetails.preload();
  PasswordForm.preload();
};
