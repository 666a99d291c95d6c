import type { RenewalFailureReason } from '../../../../store/renewal/renewalResults';
import { catalogue } from '../../../text/catalogue';

type Reasons = Readonly<Record<RenewalFailureReason, string>>;

/** What was paid for, what became of each pack, and what comes next. */
export const paymentDetailsText = catalogue({
  en: {
    amount: 'Amount',
    whatFor: 'For',
    mode: 'Paid by',
    modeTried: 'Chosen payment method',
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
    due: 'Pay the provider by',
    order: 'Order number',
    results: 'Your packs',
    partly: (failed: number, all: number, isRenewal: boolean): string => {
      const done = isRenewal ? 'renewed' : 'started';
      return failed === all
        ? `The payment arrived, but no pack was ${done}.`
        : `The payment arrived, but ${failed} of ${all} packs ${failed === 1 ? 'was' : 'were'} not ${done}.`;
    },
    runsTo: 'Active until',
    done: 'Done',
    notRenewed: 'Not renewed',
    notStarted: 'Not started',
    reasons: {
      tooEarly: 'It’s too early. You can renew a pack in the 15 days before it ends.',
      chargeRefused: 'Your operator couldn’t set up the charge.',
      other: 'Your operator couldn’t complete it.',
    } satisfies Reasons,
    givenBack: (amount: string): string => `${amount} for it is on your balance.`,
    notGivenBack:
      'Your operator didn’t say whether its price was refunded. Contact them with the reference below.',
    operatorSays: (words: string, code: string): string =>
      code === ''
        ? `Your operator’s message: ${words}`
        : `Your operator’s message: ${words} (${code})`,
    tryAgain: 'Retry the failed packs',
    next: 'What happens next',
    visit: 'We’ll call the number you gave us to arrange the installation.',
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
      INSTALMENT: 'बाद में भुगतान',
      BALANCE: 'बैलेंस',
    },
    when: 'कब',
    bank: 'बैंक संदर्भ',
    account: 'इस नंबर के लिए',
    due: 'भुगतान पार्टनर को इस तारीख तक दें',
    order: 'ऑर्डर नंबर',
    results: 'आपके पैक',
    partly: (failed: number, all: number, isRenewal: boolean): string => {
      const done = isRenewal ? 'रिन्यू' : 'चालू';
      return failed === all
        ? `भुगतान पहुँच गया, पर कोई पैक ${done} नहीं हुआ।`
        : `भुगतान पहुँच गया, पर ${all} में से ${failed} पैक ${done} नहीं ${failed === 1 ? 'हुआ' : 'हुए'}।`;
    },
    runsTo: 'इस दिन तक चलेगा',
    done: 'हो गया',
    notRenewed: 'रिन्यू नहीं हुआ',
    notStarted: 'चालू नहीं हुआ',
    reasons: {
      tooEarly: 'अभी समय नहीं हुआ। पैक समाप्त होने से पहले के 15 दिनों में रिन्यू कर सकते हैं।',
      chargeRefused: 'आपका ऑपरेटर शुल्क नहीं लगा सका।',
      other: 'आपका ऑपरेटर इसे पूरा नहीं कर सका।',
    } satisfies Reasons,
    givenBack: (amount: string): string => `इसके ${amount} आपके बैलेंस में हैं।`,
    notGivenBack:
      'ऑपरेटर ने नहीं बताया कि इसकी कीमत वापस हुई या नहीं। नीचे दी संदर्भ संख्या के साथ उनसे संपर्क करें।',
    operatorSays: (words: string, code: string): string =>
      code === '' ? `ऑपरेटर का संदेश: ${words}` : `ऑपरेटर का संदेश: ${words} (${code})`,
    tryAgain: 'जो पैक नहीं हुए उन्हें फिर रिन्यू करें',
    next: 'आगे क्या होगा',
    visit: 'कनेक्शन लगाने का दिन तय करने के लिए हम आपके दिए नंबर पर फ़ोन करेंगे।',
    seeOrder: 'अपना ऑर्डर देखें',
  },
});
