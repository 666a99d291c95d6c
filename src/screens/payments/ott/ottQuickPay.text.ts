import { catalogue } from '../../../text/catalogue';

export const ottQuickPayText = catalogue({
  en: {
    title: 'Pay for a streaming service',
    lead: 'All you need is a mobile number. No login needed.',
    mobileno: 'Mobile number of the subscriber',
    mobilenoHint: 'The number registered with the operator.',
    price:
      'Next, you see the service and its price. Nothing is paid until you approve it in your UPI app.',
    ask: 'Show price',
    request: 'Pay with UPI',
    unfinishedMissing: 'We couldn’t load your unfinished payments.',
    errors: { mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9' },
  },
  hi: {
    title: 'स्ट्रीमिंग सेवा का भुगतान',
    lead: 'केवल मोबाइल नंबर से, बिना लॉग इन किए।',
    mobileno: 'ग्राहक का मोबाइल नंबर',
    mobilenoHint: 'ऑपरेटर के पास पंजीकृत नंबर।',
    price: 'आगे आप सेवा और उसकी कीमत देखेंगे। UPI ऐप में आपकी मंज़ूरी से पहले कुछ नहीं कटता।',
    ask: 'कीमत देखें',
    request: 'UPI से भुगतान',
    unfinishedMissing: 'अधूरे भुगतान लोड नहीं हो सके।',
    errors: { mobileno: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो' },
  },
});
