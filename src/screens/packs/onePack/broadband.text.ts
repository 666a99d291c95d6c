import { catalogue } from '../../../text/catalogue';

/** The broadband line behind a pack. Gigabytes come as they are to be read. */
export const broadbandText = catalogue('broadbandText', {
  title: 'Your line',
  show: 'Show speed and data used',
  hide: 'Hide speed and data used',
  none: 'No broadband line on this account',
  noneDescription: 'If you use broadband, contact customer support.',
  used: (used: string, limit: string): string => `${used} GB of ${limit} GB used at full speed`,
  usedAll: (limit: string): string => `All ${limit} GB at full speed are used`,
  usedOnly: (used: string): string => `${used} GB used`,
  speed: 'Speed',
  after: 'Speed after the limit',
  limit: 'Full speed up to',
  account: 'Account number',
  plan: 'Plan',
  until: 'Ends on',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
});
