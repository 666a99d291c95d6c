import type { RechargeLimits } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import { catalogue } from '../../../text/catalogue';
import { moneyText } from '../../../ui/data/moneyText';

/** Whole rupees need no decimals. */
const rupees = (amount: number): string => moneyText((amount * 100) as Paise).replace(/\.00$/, ''); // whole rupees are whole paise

export const topUpText = catalogue({
  en: {
    title: 'Top up',
    balance: (amount: string): string => `Your balance is ${amount}`,
    amount: 'Amount in rupees',
    amountHint: ({ least, most }: RechargeLimits) => `From ${rupees(least)} to ${rupees(most)}`,
    quick: 'Often chosen',
    box: 'For which box?',
    account: 'For the whole account',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, ending ${ending}` : `Box ending ${ending}`,
    payMissing: 'The ways to pay could not be loaded.',
    errors: ({ least, most }: RechargeLimits) => ({
      unreadable: 'Type the amount in rupees, for example 500',
      tooLittle: `The least that can be topped up is ${rupees(least)}`,
      tooMuch: `The most that can be topped up at once is ${rupees(most)}`,
    }),
  },
  hi: {
    title: 'टॉप-अप',
    balance: (amount: string): string => `आपका बैलेंस ${amount} है`,
    amount: 'राशि रुपयों में',
    amountHint: ({ least, most }: RechargeLimits) => `${rupees(least)} से ${rupees(most)} तक`,
    quick: 'अक्सर चुने जाते हैं',
    box: 'किस बॉक्स के लिए?',
    account: 'पूरे खाते के लिए',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, अंत में ${ending}` : `बॉक्स, अंत में ${ending}`,
    payMissing: 'भुगतान के तरीके नहीं आ पाए।',
    errors: ({ least, most }: RechargeLimits) => ({
      unreadable: 'राशि रुपयों में लिखें, जैसे 500',
      tooLittle: `कम से कम ${rupees(least)} का टॉप-अप हो सकता है`,
      tooMuch: `एक बार में ज़्यादा से ज़्यादा ${rupees(most)} का टॉप-अप हो सकता है`,
    }),
  },
});
