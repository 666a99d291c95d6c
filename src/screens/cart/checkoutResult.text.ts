import { catalogue } from '../../text/catalogue';

/** The result of an order. */
export const checkoutResultText = catalogue({
  en: {
    myPacks: 'My packs',
    doneTitle: 'Paid from your balance',
    donePart: 'Paid, but not all packs started',
    order: 'Order number',
    results: 'Your packs',
    started: 'Started',
    runsTo: 'active until',
    notStarted: 'Not started',
    more: 'Add more packs',
  },
  hi: {
    myPacks: 'मेरे पैक',
    doneTitle: 'बैलेंस से भुगतान हुआ',
    donePart: 'भुगतान हुआ, पर सभी पैक चालू नहीं हुए',
    order: 'ऑर्डर संख्या',
    results: 'आपके पैक',
    started: 'चालू',
    runsTo: 'इस दिन तक',
    notStarted: 'चालू नहीं हुआ',
    more: 'और पैक जोड़ें',
  },
});
