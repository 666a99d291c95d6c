import { catalogue } from '../../text/catalogue';

export const accountSectionText = catalogue('accountSectionText', {
  title: 'Account',
  profile: 'My profile',
  contact: 'Contact us',
  survey: 'Tell us what you think',
  logOut: 'Log out',
});
