import { catalogue } from '../../../text/catalogue';

/** The head of the screen: what is there before the packs are. */
export const managePacksText = catalogue('managePacksText', {
  title: 'My packs',
  renew: 'Renew',
  add: 'Add packs',
  less: 'Same channels for less',
  show: 'Show',
  all: 'All',
  filters: { ACTIVE: 'Active', EXPIRED: 'Ended', CANCEL: 'Cancelled', FAILED: 'Failed' },
});
