import { catalogue } from '../../../text/catalogue';

/** The head of the screen: what is there before the packs are. */
export const managePacksText = catalogue({
  en: {
    title: 'My packs',
    renew: 'Renew',
    add: 'Add packs',
    less: 'Same channels for less',
    show: 'Show',
    all: 'All',
    filters: { ACTIVE: 'Active', EXPIRED: 'Ended', CANCEL: 'Cancelled', FAILED: 'Failed' },
  },
  hi: {
    title: 'मेरे पैक',
    renew: 'रिन्यू करें',
    add: 'पैक जोड़ें',
    less: 'वही चैनल, कम दाम में',
    show: 'दिखाएँ',
    all: 'सभी',
    filters: { ACTIVE: 'चालू', EXPIRED: 'समाप्त', CANCEL: 'रद्द', FAILED: 'असफल' },
  },
});
