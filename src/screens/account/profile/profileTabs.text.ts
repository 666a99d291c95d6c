import { catalogue } from '../../../text/catalogue';

export const profileTabsText = catalogue('profileTabsText', {
  label: 'My profile',
  details: 'Details',
  kyc: 'Documents',
  transactions: 'Transactions',
});
