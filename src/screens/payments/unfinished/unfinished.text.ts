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
      unknown: 'End not known yet',
      paid: 'Paid',
      failed: 'Not paid',
      left: 'Left',
    },
    paidMeanwhile: 'Paid meanwhile',
    seeResult: 'See the result',
    seen: 'OK',
    check: 'Check',
    goOn: 'Go on paying',
    enterCode: 'Enter the code',
    showCode: 'Show the code',
    leave: 'Leave it',
  },
  hi: {
    title: (count: number): string => (count === 1 ? 'एक अधूरा भुगतान' : `${count} अधूरे भुगतान`),
    steps: {
      asking: 'अभी शुरू नहीं हुआ',
      atProvider: 'भुगतान प्रदाता के पास',
      awaitingCode: 'आपके कोड का इंतज़ार',
      awaitingApp: 'UPI ऐप में भुगतान का इंतज़ार',
      paying: 'भुगतान हो रहा है',
      unknown: 'नतीजा अभी पता नहीं',
      paid: 'भुगतान हुआ',
      failed: 'भुगतान नहीं हुआ',
      left: 'छोड़ दिया',
    },
    paidMeanwhile: 'इस बीच भुगतान हो गया',
    seeResult: 'नतीजा देखें',
    seen: 'ठीक है',
    check: 'जाँचें',
    goOn: 'भुगतान जारी रखें',
    enterCode: 'कोड लिखें',
    showCode: 'कोड दिखाएँ',
    leave: 'छोड़ें',
  },
});
