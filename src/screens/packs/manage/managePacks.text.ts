import { catalogue } from '../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const many = (count: number, one: string, more: string): string =>
  `${count} ${plural.select(count) === 'one' ? one : more}`;

/** The head of the screen: what is there before the packs are. */
export const managePacksText = catalogue('managePacksText', {
  title: 'My packs',
  extent: (packs: number, services: number): string =>
    `${many(packs, 'pack', 'packs')} on ${many(services, 'service', 'services')}`,
  renew: 'Renew',
  add: 'Add packs',
  show: 'Show',
  all: 'All',
  filters: { ACTIVE: 'Active', EXPIRED: 'Ended', CANCEL: 'Cancelled', FAILED: 'Failed' },
});
