import { catalogue } from '../../../text/catalogue';

export const instantPaymentText = catalogue({
  en: {
    title: 'Pay for a connection',
    lead: 'Pay for your own or another connection. No login needed.',
    number: 'Mobile, account or box number',
    numberHint: 'The box number is on the underside of the set-top box.',
    find: 'Continue',
    unknownNumber:
      'No account found. Check the number, or enter another one: the registered mobile number, the account number on a bill, or the box number.',
    stale: 'We no longer know which connection this page was about. Enter the number again.',
    lost: 'This device can no longer read that number, so it was removed. Enter it again.',
    errors: {
      missing: 'Enter the number of the connection',
      odd: 'Enter at least four letters or digits, and no other characters',
    },
    unfinishedMissing: 'We couldn’t load your unfinished payments.',
    request: 'Pay with UPI',
  },
  hi: {
    title: 'किसी कनेक्शन का भुगतान',
    lead: 'अपना या किसी और का, बिना लॉग इन किए।',
    number: 'मोबाइल, खाता या बॉक्स नंबर',
    numberHint: 'बॉक्स नंबर सेट-टॉप बॉक्स के नीचे लिखा होता है।',
    find: 'आगे बढ़ें',
    unknownNumber:
      'कोई खाता नहीं मिला। नंबर जाँचें, या दूसरा नंबर लिखें: पंजीकृत मोबाइल नंबर, बिल का खाता नंबर, या बॉक्स का नंबर।',
    stale: 'हमें अब पता नहीं कि यह पेज किसके कनेक्शन का था। नंबर फिर लिखें।',
    lost: 'यह डिवाइस वह नंबर अब नहीं पढ़ सकता, इसलिए उसे हटा दिया गया। नंबर फिर लिखें।',
    errors: {
      missing: 'कनेक्शन का नंबर लिखें',
      odd: 'कम से कम चार अक्षर या अंक लिखें, कोई चिह्न नहीं',
    },
    unfinishedMissing: 'अधूरे भुगतान लोड नहीं हो सके।',
    request: 'UPI से भुगतान',
  },
});
