import { catalogue } from '../../../text/catalogue';

export const topUpText = catalogue({
  en: {
    title: 'Top up',
    balance: (amount: string): string => `Your balance is ${amount}`,
    amount: 'Amount in rupees',
    amountHint: (least: string, most: string) => `From ${least} to ${most}`,
    quick: 'Often chosen',
    box: 'For which box?',
    account: 'For the whole account',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, ending ${ending}` : `Box ending ${ending}`,
    payMissing: 'The ways to pay could not be loaded.',
    errors: {
      unreadable: 'Type the amount in rupees, for example 500',
      tooLittle: (least: string) => `The least that can be topped up is ${least}`,
      tooMuch: (most: string) => `The most that can be topped up at once is ${most}`,
    },
  },
  hi: {
    title: 'टॉप-अप',
    balance: (amount: string): string => `आपका बैलेंस ${amount} है`,
    amount: 'राशि रुपयों में',
    amountHint: (least: string, most: string) => `${least} से ${most} तक`,
    quick: 'अक्सर चुने जाते हैं',
    box: 'किस बॉक्स के लिए?',
    account: 'पूरे खाते के लिए',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, अंत में ${ending}` : `बॉक्स, अंत में ${ending}`,
    payMissing: 'भुगतान के तरीके नहीं आ पाए।',
    errors: {
      unreadable: 'राशि रुपयों में लिखें, जैसे 500',
      tooLittle: (least: string) => `कम से कम ${least} का टॉप-अप हो सकता है`,
      tooMuch: (most: string) => `एक बार में ज़्यादा से ज़्यादा ${most} का टॉप-अप हो सकता है`,
    },
  },
});
