import { catalogue } from '../../../text/catalogue';

export const profileTabsText = catalogue({
  en: {
    label: 'My profile',
    details: 'Details',
    kyc: 'Documents',
    transactions: 'Transactions',
  },
  hi: {
    label: 'मेरी प्रोफ़ाइल',
    details: 'जानकारी',
    kyc: 'दस्तावेज़',
    transactions: 'लेन-देन',
  },
});
