import { catalogue } from '../../text/catalogue';

/** The result of an order. */
export const checkoutResultText = catalogue({
  en: {
    unknownTitle: 'Was it paid?',
    unknownFull: {
      honoured:
        'We lost the connection before the answer came. Your cart still holds these packs, so most likely nothing was paid. You may press again: it cannot be paid twice.',
      unknown:
        'We lost the connection before the answer came. Your cart still holds these packs, so most likely nothing was paid. Look at your transactions before you press again.',
    },
    unknownEmpty:
      'We lost the connection before the answer came. Your cart is empty now, so most likely it was paid. Your packs and your transactions show it.',
    unknownCart:
      'We lost the connection before the answer came, so we do not know yet whether it was paid. We are asking what your cart holds now.',
    myPacks: 'My packs',
    transactions: 'Transactions',
    seen: 'I have looked',
    doneTitle: 'Paid from your balance',
    donePart: 'Paid, but not all packs have started',
    order: 'Order number',
    paid: 'Paid',
    results: 'Your packs',
    started: 'Started',
    runsTo: 'runs to',
    notStarted: 'Not started',
    more: 'Add more packs',
  },
  hi: {
    unknownTitle: 'क्या भुगतान हुआ?',
    unknownFull: {
      honoured:
        'जवाब आने से पहले कनेक्शन टूट गया। ये पैक अब भी आपके कार्ट में हैं, इसलिए शायद भुगतान नहीं हुआ। आप फिर दबा सकते हैं: भुगतान दो बार नहीं हो सकता।',
      unknown:
        'जवाब आने से पहले कनेक्शन टूट गया। ये पैक अब भी आपके कार्ट में हैं, इसलिए शायद भुगतान नहीं हुआ। फिर दबाने से पहले अपने लेन-देन देखें।',
    },
    unknownEmpty:
      'जवाब आने से पहले कनेक्शन टूट गया। आपका कार्ट अब खाली है, इसलिए शायद भुगतान हो गया। आपके पैक और लेन-देन में यह दिखेगा।',
    unknownCart:
      'जवाब आने से पहले कनेक्शन टूट गया, इसलिए अभी पता नहीं कि भुगतान हुआ या नहीं। हम पूछ रहे हैं कि आपके कार्ट में अब क्या है।',
    myPacks: 'मेरे पैक',
    transactions: 'लेन-देन',
    seen: 'मैंने देख लिया',
    doneTitle: 'बैलेंस से भुगतान हुआ',
    donePart: 'भुगतान हुआ, पर सभी पैक चालू नहीं हुए',
    order: 'ऑर्डर संख्या',
    paid: 'भुगतान',
    results: 'आपके पैक',
    started: 'चालू',
    runsTo: 'इस दिन तक',
    notStarted: 'चालू नहीं हुआ',
    more: 'और पैक जोड़ें',
  },
});
