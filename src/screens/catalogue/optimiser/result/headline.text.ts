import { catalogue } from '../../../../text/catalogue';

/** The headline of a result, announced when it is found. */
export const headlineText = catalogue({
  en: {
    saves: (amount: string) => `You can save ${amount} a month`,
    hardlyLess: (amount: string) => `Another mix costs only ${amount} a month less`,
    least: 'You already pay the least for these channels',
    nothingCheaper: 'We found nothing cheaper',
    dearer: (amount: string) => `The cheapest way costs ${amount} a month more`,
    noDearer: 'What you added costs nothing extra',
    missing: 'The details did not load. Reload the page and search again.',
  },
  hi: {
    saves: (amount: string) => `आप हर महीने ${amount} बचा सकते हैं`,
    hardlyLess: (amount: string) => `दूसरा मेल हर महीने केवल ${amount} कम का है`,
    least: 'इन चैनलों के लिए आप पहले से सबसे कम दे रहे हैं',
    nothingCheaper: 'हमें इससे सस्ता कुछ नहीं मिला',
    dearer: (amount: string) => `सबसे सस्ता तरीका हर महीने ${amount} ज़्यादा का है`,
    noDearer: 'जो आपने जोड़ा उसका कोई अलग दाम नहीं लगेगा',
    missing: 'ब्योरा लोड नहीं हुआ। पेज फिर से लोड करें और दोबारा खोजें।',
  },
});
