import { catalogue } from '../../../text/catalogue';

export const instantPaymentConfirmText = catalogue('instantPaymentConfirmText', {
  title: 'Payment for this connection',
  lead: 'Is this the connection you want to pay for?',
  name: 'Name',
  account: 'Account number',
  mobile: 'Mobile number',
  region: 'Region',
  email: 'Email',
  customertype: 'Customer type',
  types: { PREPAID: 'Prepaid', DP: 'Direct customer' },
  frcode: 'Franchise code',
  balance: 'Balance',
  due: 'Due',
  inactive:
    'This connection is inactive. What you pay goes to its balance and may not reactivate it. Ask the household or the operator first.',
  noEnd: 'Only the household sees when its packs end, after logging in.',
  other: 'Another number',
  payMissing: 'We couldn’t load the payment methods.',
});
