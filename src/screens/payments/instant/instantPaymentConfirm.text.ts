import { catalogue } from '../../../text/catalogue';

export const instantPaymentConfirmText = catalogue({
  en: {
    title: 'Check and pay',
    lead: 'Is this the connection you want to pay for?',
    name: 'Name',
    account: 'Account number',
    mobile: 'Mobile number',
    region: 'Region',
    balance: 'Balance',
    due: 'Due',
    inactive:
      'This connection is inactive. What you pay goes to its balance and may not reactivate it. Ask the household or the operator first.',
    noEnd: 'Log in to see when its packs end.',
    other: 'Another number',
    payMissing: 'We couldn’t load the payment methods.',
  },
  hi: {
    title: 'जाँचें और भुगतान करें',
    lead: 'क्या आप इसी कनेक्शन का भुगतान करना चाहते हैं?',
    name: 'नाम',
    account: 'खाता नंबर',
    mobile: 'मोबाइल नंबर',
    region: 'क्षेत्र',
    balance: 'बैलेंस',
    due: 'बकाया',
    inactive:
      'ऑपरेटर के अनुसार यह कनेक्शन बंद है। आपका भुगतान इसके बैलेंस में जाएगा और हो सकता है कि कनेक्शन चालू न हो। पहले घरवालों या ऑपरेटर से पूछ लें।',
    noEnd: 'पैक कब खत्म होंगे, यह केवल लॉग इन के बाद दिखता है।',
    other: 'दूसरा नंबर',
    payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
  },
});
