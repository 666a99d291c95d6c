import { catalogue } from '../../../text/catalogue';

export const unfinishedText = catalogue({
  en: {
    title: (count: number): string =>
      count === 1 ? '1 unfinished payment' : `${count} unfinished payments`,
    steps: {
      asking: 'Not started yet',
      atProvider: 'With the payment provider',
      awaitingCode: 'Waiting for your code',
      awaitingApp: 'Waiting for your UPI app',
      paying: 'Payment in progress',
      charging: 'Payment from your balance in progress',
      unknown: 'Result not known yet',
      paid: 'Paid',
      failed: 'Not paid',
      left: 'Closed here, but can still be paid with the provider',
    },
    paidMeanwhile: 'Paid in the meantime',
    seeResult: 'See the result',
    seen: 'OK',
    check: 'Check',
    goOn: 'Continue payment',
    enterCode: 'Enter code',
    showCode: 'Show code',
    leave: 'Close this payment',
    mayBePaid:
      'The provider’s page can’t be opened again. If you paid there, don’t pay again: we’ll find out and tell you here. If you didn’t, close that page and start a new payment.',
    notPaid: 'I didn’t pay there, start again',
  },
  hi: {
    title: (count: number): string => (count === 1 ? '1 अधूरा भुगतान' : `${count} अधूरे भुगतान`),
    steps: {
      asking: 'अभी शुरू नहीं हुआ',
      atProvider: 'भुगतान पार्टनर के पास',
      awaitingCode: 'आपके कोड का इंतज़ार',
      awaitingApp: 'आपके UPI ऐप का इंतज़ार',
      paying: 'भुगतान हो रहा है',
      charging: 'आपके बैलेंस से भुगतान हो रहा है',
      unknown: 'नतीजा अभी पता नहीं',
      paid: 'भुगतान हुआ',
      failed: 'भुगतान नहीं हुआ',
      left: 'यहाँ बंद किया, पर भुगतान पार्टनर के पास अब भी भुगतान हो सकता है',
    },
    paidMeanwhile: 'इस बीच भुगतान हो गया',
    seeResult: 'नतीजा देखें',
    seen: 'ठीक है',
    check: 'जाँचें',
    goOn: 'भुगतान जारी रखें',
    enterCode: 'कोड लिखें',
    showCode: 'कोड दिखाएँ',
    leave: 'यह भुगतान बंद करें',
    mayBePaid:
      'भुगतान पार्टनर का पेज दोबारा नहीं खुल सकता। अगर आपने वहाँ भुगतान किया है, तो फिर से भुगतान न करें: हम पता करके यहीं बताएँगे। अगर नहीं किया है, तो वह पेज बंद करें और नया भुगतान शुरू करें।',
    notPaid: 'मैंने वहाँ भुगतान नहीं किया, फिर से शुरू करें',
  },
});
