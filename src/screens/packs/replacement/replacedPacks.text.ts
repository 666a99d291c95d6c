import { catalogue } from '../../../text/catalogue';

const packs = (count: number) => (count === 1 ? '1 old pack' : `${count} old packs`);

export const replacedPacksText = catalogue({
  en: {
    title: 'Old packs',
    before:
      'Pay from your balance, and these are ended as soon as the new packs are active. Each stays active until the end of its term, without a refund.',
    otherWay:
      'If you use another payment method, find the cheapest mix again after the payment. You can then end these with one tap.',
    afterwards: 'These are still active. You can end them as soon as the new packs are active.',
    keep: 'Keep the old packs',
    endNow: 'End the old packs',
    running: 'Ending the old packs…',
    done: (count: number) =>
      count === 1
        ? 'The old pack ends with its term and is not renewed.'
        : `All ${count} old packs end with their terms and are not renewed.`,
    held: (names: string) =>
      `Not active yet: ${names}. All old packs stay, so you lose no channel.`,
    unread: 'No old pack was ended now: we couldn’t see whether the new packs are active.',
    part: (count: number) =>
      `${packs(count)} could not be ended and may be renewed. Try again, or remove them in your packs.`,
    again: 'Try again',
    myPacks: 'My packs',
    runsTo: 'Active until',
    status: {
      staying: 'Active',
      ending: 'Ending…',
      ended: 'Ends',
      refused: 'Not ended',
      unknown: 'Not known yet',
    },
    unknown: 'No answer came. Your packs will show the result when they are updated.',
  },
  hi: {
    title: 'पुराने पैक',
    before:
      'बैलेंस से भुगतान करें: नए पैक चालू होते ही ये बंद कर दिए जाएँगे। हर पैक अपनी अवधि के अंत तक चलेगा, रिफ़ंड नहीं मिलेगा।',
    otherWay: 'किसी और तरीके से भुगतान करें तो उसके बाद सबसे सस्ता मेल फिर से खोजें: तब आप इन्हें वहीं बंद कर सकेंगे।',
    afterwards: 'ये अभी चल रहे हैं। नए पैक चालू होते ही इन्हें बंद किया जा सकता है।',
    keep: 'पुराने पैक रखें',
    endNow: 'पुराने पैक बंद करें',
    running: 'पुराने पैक बंद हो रहे हैं…',
    done: (count: number) =>
      count === 1
        ? 'पुराना पैक बंद हो गया: वह अपनी अवधि के अंत तक चलेगा और फिर रिन्यू नहीं होगा।'
        : `सभी ${count} पुराने पैक बंद हो गए: हर पैक अपनी अवधि के अंत तक चलेगा और फिर रिन्यू नहीं होगा।`,
    held: (names: string) =>
      `अभी चालू नहीं: ${names}। इसलिए हर पुराना पैक बना है, और कोई चैनल नहीं जाएगा।`,
    unread: 'अभी कोई पुराना पैक बंद नहीं हुआ: हम नहीं देख पाए कि नए पैक चालू हैं या नहीं।',
    part: (count: number) =>
      `${count} पुराने पैक बंद नहीं हो पाए और रिन्यू हो सकते हैं। फिर कोशिश करें, या अपने पैक में हटाएँ।`,
    again: 'फिर कोशिश करें',
    myPacks: 'मेरे पैक',
    runsTo: 'इस तारीख तक चलेगा:',
    status: {
      staying: 'चालू',
      ending: 'बंद हो रहा है…',
      ended: 'खत्म होगा',
      refused: 'बंद नहीं हुआ',
      unknown: 'अभी पता नहीं',
    },
    unknown: 'कोई जवाब नहीं आया। पैक अपडेट होने पर नतीजा दिखेगा।',
  },
});
