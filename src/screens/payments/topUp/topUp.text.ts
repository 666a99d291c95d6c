import { catalogue } from '../../../text/catalogue';

export const topUpText = catalogue({
  en: {
    title: 'Add money',
    balance: (amount: string): string => `Your balance is ${amount}`,
    amount: 'Amount in rupees',
    amountHint: (least: string, most: string) => `From ${least} to ${most}`,
    quick: 'Popular amounts',
    box: 'For which box?',
    account: 'For the whole account',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, ending ${ending}` : `Box ending ${ending}`,
    payMissing: 'We couldn’t load the payment methods.',
    errors: {
      unreadable: 'Enter the amount in rupees, for example 500',
      tooLittle: (least: string) => `The minimum amount is ${least}`,
      tooMuch: (most: string) => `The maximum amount is ${most} at a time`,
    },
  },
  hi: {
    title: 'पैसे जोड़ें',
    balance: (amount: string): string => `आपका बैलेंस ${amount} है`,
    amount: 'राशि रुपयों में',
    amountHint: (least: string, most: string) => `${least} से ${most} तक`,
    quick: 'लोकप्रिय राशियाँ',
    box: 'किस बॉक्स के लिए?',
    account: 'पूरे खाते के लिए',
    boxName: (name: string, ending: string): string =>
      name ? `${name} · •••• ${ending}` : `बॉक्स •••• ${ending}`,
    payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
    errors: {
      unreadable: 'राशि रुपयों में लिखें, जैसे 500',
      tooLittle: (least: string) => `न्यूनतम राशि ${least} है`,
      tooMuch: (most: string) => `एक बार में अधिकतम राशि ${most} है`,
    },
  },
});
