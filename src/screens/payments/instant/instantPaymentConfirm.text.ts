import { catalogue } from '../../../text/catalogue';

export const instantPaymentConfirmText = catalogue({
  en: {
    title: 'Check and pay',
    lead: 'Is this whose connection you want to pay for?',
    name: 'Name',
    account: 'Account number',
    mobile: 'Mobile number',
    region: 'Region',
    balance: 'Balance',
    other: 'Another number',
    payMissing: 'The ways to pay could not be loaded.',
  },
  hi: {
    title: 'जाँचें और भुगतान करें',
    lead: 'क्या आप इसी कनेक्शन का भुगतान करना चाहते हैं?',
    name: 'नाम',
    account: 'खाता नंबर',
    mobile: 'मोबाइल नंबर',
    region: 'क्षेत्र',
    balance: 'बैलेंस',
    other: 'दूसरा नंबर',
    payMissing: 'भुगतान के तरीके नहीं आ पाए।',
  },
});
