import type { RenewalFailureReason } from '../../../../store/renewal/renewalResults';
import { catalogue } from '../../../text/catalogue';

type Reasons = Readonly<Record<RenewalFailureReason, string>>;

/** What was paid for, what became of each pack, and what comes next. */
export const paymentDetailsText = catalogue({
  en: {
    amount: 'Amount',
    whatFor: 'For',
    mode: 'Paid by',
    modeTried: 'Chosen way to pay',
    modes: {
      CC: 'Credit card',
      DC: 'Debit card',
      NB: 'Net banking',
      UPI: 'UPI',
      INSTALMENT: 'Pay-later provider',
      BALANCE: 'Balance',
    },
    when: 'When',
    bank: 'Bank reference',
    account: 'Paid for the number',
    due: 'You pay the provider by',
    order: 'Order number',
    results: 'Your packs',
    partly: (failed: number, all: number): string =>
      failed === all
        ? 'The payment arrived, but nothing came of it.'
        : `The payment arrived, but ${failed} of ${all} packs could not be done.`,
    runsTo: 'Runs to',
    done: 'Done',
    notRenewed: 'Not renewed',
    notStarted: 'Not started',
    reasons: {
      tooEarly: 'It is too early: a pack can be renewed in the 15 days before it ends.',
      chargeRefused: 'Your operator could not set up the charge.',
      other: 'Your operator could not do it.',
    } satisfies Reasons,
    givenBack: (amount: string): string => `${amount} for it is on your balance.`,
    notGivenBack:
      'Your operator did not say whether its price was refunded. Ask them with the reference below.',
    operatorSays: (words: string, code: string): string =>
      code === ''
        ? `Your operator’s message: ${words}`
        : `Your operator’s message: ${words} (${code})`,
    tryAgain: 'Try the failed packs again',
    next: 'What happens next',
    visit: 'We call the number you gave us to fix the day on which your connection is fitted.',
    seeOrder: 'See your order',
  },
  hi: {
    amount: 'राशि',
    whatFor: 'किसके लिए',
    mode: 'भुगतान का तरीका',
    modeTried: 'भुगतान का चुना गया तरीका',
    modes: {
      CC: 'क्रेडिट कार्ड',
      DC: 'डेबिट कार्ड',
      NB: 'नेट बैंकिंग',
      UPI: 'यूपीआई',
      INSTALMENT: 'बाद में दें वाली सुविधा',
      BALANCE: 'बैलेंस',
    },
    when: 'कब',
    bank: 'बैंक संदर्भ',
    account: 'इस नंबर के लिए',
    due: 'प्रदाता को इस तारीख तक दें',
    order: 'ऑर्डर नंबर',
    results: 'आपके पैक',
    partly: (failed: number, all: number): string =>
      failed === all
        ? 'भुगतान पहुँच गया, पर उससे कुछ नहीं हुआ।'
        : `भुगतान पहुँच गया, पर ${all} में से ${failed} पैक नहीं हो पाए।`,
    runsTo: 'इस दिन तक चलेगा',
    done: 'हो गया',
    notRenewed: 'रिन्यू नहीं हुआ',
    notStarted: 'चालू नहीं हुआ',
    reasons: {
      tooEarly: 'अभी समय नहीं हुआ: पैक समाप्त होने से पहले के 15 दिनों में रिन्यू होता है।',
      chargeRefused: 'आपका ऑपरेटर शुल्क नहीं लगा सका।',
      other: 'आपका ऑपरेटर यह नहीं कर सका।',
    } satisfies Reasons,
    givenBack: (amount: string): string => `इसके ${amount} आपके बैलेंस में हैं।`,
    notGivenBack: 'ऑपरेटर ने नहीं बताया कि इसकी कीमत का क्या हुआ। नीचे दी संदर्भ संख्या के साथ उनसे पूछें।',
    operatorSays: (words: string, code: string): string =>
      code === '' ? `ऑपरेटर का संदेश: ${words}` : `ऑपरेटर का संदेश: ${words} (${code})`,
    tryAgain: 'जो पैक नहीं हुए उन्हें फिर आज़माएँ',
    next: 'आगे क्या होगा',
    visit: 'कनेक्शन किस दिन लगेगा, यह तय करने के लिए हम आपके दिए नंबर पर फ़ोन करेंगे।',
    seeOrder: 'अपना ऑर्डर देखें',
  },
});
