import { catalogue } from '../../text/catalogue';

export const checkoutText = catalogue('checkoutText', {
  title: 'Your cart',
  back: 'Add packs',
  empty: 'Your cart is empty',
  emptyDescription: 'Packs and channels you add stay here until you pay.',
  lines: 'Packs in your cart',
  channels: (count: number): string => `${count} ${count === 1 ? 'channel' : 'channels'}`,
  terms: {
    MONTHLY: 'for a month',
    QUARTERLY: 'for 3\u00a0months',
    HALFYEARLY: 'for 6\u00a0months',
    YEARLY: 'for a year',
  },
  adding: 'Adding',
  removing: 'Removing',
  removeOne: (name: string): string => `Remove ${name}`,
  breakdown: 'To pay',
  charges: { networkfee: 'Network capacity fee', discount: 'Discount' },
  updating: 'Updating',
  stale: 'We couldn’t refresh your cart, so it may be out of date.',
  askAgain: 'Refresh cart',
  payMissing: 'We couldn’t load the payment methods.',
  doesNotAddUp:
    'These amounts don’t add up to your operator’s total. Please don’t pay yet, and contact us.',
  contact: 'Contact us',
});
