import { catalogue } from '../../../text/catalogue';

export const ottQuickPayText = catalogue('ottQuickPayText', {
  title: 'Pay for a streaming service',
  lead: 'All you need is a mobile number. No login needed.',
  service: 'Streaming service',
  mobileno: 'Mobile number of the subscriber',
  mobilenoHint: 'The number registered with the operator.',
  price:
    'Next, you see the service and its price. Nothing is paid until you approve it in your UPI app.',
  ask: 'Show price',
  request: 'Pay with UPI',
  unfinishedMissing: 'We couldn’t load your unfinished payments.',
  errors: {
    service: 'Choose a streaming service',
    mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
  },
});
