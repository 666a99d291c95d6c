import { catalogue } from '../../../text/catalogue';

/** How a pack is spoken of, in the list and in its own view. */
export const packWords = catalogue('packWords', {
  running: 'Active',
  ended: 'Ended',
  cancelled: 'Cancelled',
  failed: 'Failed',
  endsOn: 'Ends on {date}',
  endedOn: 'Ended on {date}',
  channels: (count: number): string => `${count} ${count === 1 ? 'channel' : 'channels'}`,
  hd: (count: number): string => `${count} in HD`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/month',
    QUARTERLY: 'for 3\u00a0months',
    HALFYEARLY: 'for 6\u00a0months',
    YEARLY: 'a year',
  },
  beforeTax: 'before tax',
});
