import { catalogue } from '../../../text/catalogue';

export const unfinishedText = catalogue({
  en: {
    title: (count: number): string =>
      count === 1 ? 'An unfinished payment' : `${count} unfinished payments`,
    steps: {
      asking: 'Not begun yet',
      atProvider: 'At the payment provider',
      awaitingCode: 'Waiting for your code',
      awaitingApp: 'Waiting to be paid in a UPI app',
      paying: 'Being paid',
      charging: 'Being paid from your balance',
      unknown: 'End not known yet',
      paid: 'Paid',
      failed: 'Not paid',
      left: 'Left, and can still be paid at the provider',
    },
    paidMeanwhile: 'Paid meanwhile',
    seeResult: 'See the result',
    seen: 'OK',
    check: 'Check',
    goOn: 'Go on paying',
    enterCode: 'Enter the code',
    showCode: 'Show the code',
    leave: 'Leave it',
    mayBePaid:
      'The provider’s page cannot be opened a second time. If you paid there, do not pay again: we find out and tell you here. If you did not, close that page and start a new payment.',
    notPaid: 'I did not pay there, start again',
  },
  hi: {
    title: (count: number): string => (count === 1 ? 'एक अधूरा भुगतान' : `${count} अधूरे भुगतान`),
    steps: {
      asking: 'अभी शुरू नहीं हुआ',
      atProvider: 'भुगतान प्रदाता के पास',
      awaitingCode: 'आपके कोड का इंतज़ार',
      awaitingApp: 'UPI ऐप में भुगतान का इंतज़ार',
      paying: 'भुगतान हो रहा है',
      charging: 'आपके बैलेंस से भुगतान हो रहा है',
      unknown: 'नतीजा अभी पता नहीं',
      paid: 'भुगतान हुआ',
      failed: 'भुगतान नहीं हुआ',
      left: 'छोड़ दिया, पर प्रदाता के पास अब भी भुगतान हो सकता है',
    },
    paidMeanwhile: 'इस बीच भुगतान हो गया',
    seeResult: 'नतीजा देखें',
    seen: 'ठीक है',
    check: 'जाँचें',
    goOn: 'भुगतान जारी रखें',
    enterCode: 'कोड लिखें',
    showCode: 'कोड दिखाएँ',
    leave: 'छोड़ें',
    mayBePaid:
      'प्रदाता का पेज दोबारा नहीं खुल सकता। अगर आपने वहाँ भुगतान किया है, तो फिर से भुगतान न करें: हम पता करके यहीं बताएँगे। अगर नहीं किया है, तो वह पेज बंद करें और नया भुगतान शुरू करें।',
    notPaid: 'मैंने वहाँ भुगतान नहीं किया, फिर से शुरू करें',
  },
});
