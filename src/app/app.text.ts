import { catalogue } from '../text/catalogue';
import { groupedText } from '../text/groupedText';

export const announcementsText = catalogue('announcementsText', {
  title: 'Service notices',
  severity: { outage: 'Outage', work: 'Planned work', info: 'Notice' },
  more: (count: number): string => `and ${count} more`,
  details: 'Details',
  less: 'Less',
  dismiss: 'Hide',
  region: 'Area',
  from: 'From',
  until: 'Until',
});

export const accountSectionText = catalogue('accountSectionText', {
  title: 'Account',
  profile: 'My profile',
  contact: 'Contact us',
  survey: 'Tell us what you think',
  logOut: 'Log out',
});

export const offlineStripText = catalogue('offlineStripText', {
  offline: 'You are offline.',
  since: (time: string): string => `You have been offline since ${time}.`,
  older: 'What you see was loaded before that.',
});

export const otpDialogPartText = catalogue('otpDialogPartText', {
  missing: 'We couldn’t load the field for your code.',
});

export const settingsText = catalogue('settingsText', {
  title: 'Settings',
  language: 'Language',
  inReview: 'This translation is still being reviewed.',
  theme: 'Theme',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
});

export const screenSlotText = catalogue('screenSlotText', {
  title: 'This page did not load',
  description: 'Nothing you did is lost.',
  again: 'Try again',
  home: 'Go to Home',
});

export const scriptLoadErrorText = catalogue('scriptLoadErrorText', {
  sentence: 'We couldn’t load the portal. What you have typed is still here.',
  again: 'Try again',
});

/** Why two numbers of channels differ. */
export const channelCountsText = catalogue('channelCountsText', {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: your operator says ${groupedText(counted)} channels and lists ${groupedText(listed)}.`,
  once: 'A channel that is in more than one pack counts as one.',
});

export const maintenanceText = catalogue('maintenanceText', {
  title: 'Planned work',
  description:
    'Your operator is working on its systems. Your packs stay active. You can renew and pay again when the work is done.',
  again: 'Check again',
  over: 'The work is done. Everything is available again.',
  goOn: 'Continue',
  unknown: 'We couldn’t check whether the work is done.',
  staff: 'Staff login',
});

export const notFoundText = catalogue('notFoundText', {
  title: 'Page not found',
  description: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to Home',
});

/** The texts that the build writes into the HTML of each language. They are there before any script is loaded. */
export const pageText = catalogue('pageText', {
  description: 'See your packs, renew, pay and get help.',
  noScripts: 'This page needs JavaScript. Switch it on in your browser to log in.',
  misconfigured: (field: string): string =>
    `The portal’s configuration is wrong in the field “${field}”.`,
});

export const sampleText = catalogue('sampleText', {
  ribbon: 'Sample data: the operator could not be reached, and nothing here is real.',
});

export const offerFileText = catalogue('offerFileText', {
  broken: 'This page has stopped working',
  title: 'A file for support',
  offer: 'See and save a file for support',
  waits: 'You stay on this page until you go to login.',
  missing: 'We couldn’t show the file. Check your connection and try again.',
  leave: 'Go to login',
});

export const unreadableRowsText = catalogue('unreadableRowsText', {
  leftOut: (count: number): string =>
    count === 1
      ? 'We couldn’t read 1 entry, so it is missing here.'
      : `We couldn’t read ${count} entries, so they are missing here.`,
});
