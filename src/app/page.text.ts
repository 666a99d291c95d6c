import { catalogue } from '../text/catalogue';

/** What the page says by itself: the build writes it into the page of each language, and no script has it. */
export const pageText = catalogue('pageText', {
  description: 'See your packs, renew, pay and get help.',
  noScripts: 'This page needs JavaScript. Switch it on in your browser to log in.',
  misconfigured: (field: string): string =>
    `The portal’s configuration is wrong in the field “${field}”.`,
});
