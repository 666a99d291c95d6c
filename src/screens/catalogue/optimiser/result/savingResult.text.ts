import { catalogue } from '../../../../text/catalogue';

const channels = (count: number) => (count === 1 ? '1 channel' : `${count} channels`);

export const resultText = catalogue({
  en: {
    now: 'Now',
    then: 'Then',
    aMonth: 'a month, before tax',
    proved: 'No mix of packs and channels on sale costs less.',
    bestFound: (amount: string) =>
      `This is the best we found in two seconds. The cheapest possible costs at most ${amount} a month less.`,

    comes: 'What you get',
    goes: 'What ends',
    stays: (names: string) => `Stays: ${names}.`,
    singleKept: 'Single channel you have',
    singleAdded: 'Single channel you added',
    keeps: (count: number) => `${channels(count)} you have`,
    adds: (count: number) => `${channels(count)} you added`,
    extra: (count: number) => `${channels(count)} included as well`,
    ends: 'Active until',
    lost: 'You would no longer have',
    nothingLost: 'Everything you want to watch stays.',
    missing: 'No longer sold',

    take: 'Choose this mix',
    takeHint: 'The cart shows what it costs with tax. Nothing changes before you pay there.',
    goesHow:
      'When you pay from your balance, these are ended as soon as the new packs are active, so you lose no channel. Each stays active until the end of its term.',
    goesAlone: 'Nothing needs to replace these. Each stays active until the end of its term.',
    overlap:
      'New packs start as soon as you pay for them. Until the old ones end, you pay for both.',
    end: (count: number) => (count === 1 ? 'End this pack' : `End these ${count} packs`),
    endAsk: (count: number) => (count === 1 ? 'End this pack?' : `End these ${count} packs?`),
    endMeans: 'Each stays active until the end of its term and is not renewed. There is no refund.',
    endYes: 'End at end of term',
    keep: 'Keep',
  },
  hi: {
    now: 'अभी',
    then: 'तब',
    aMonth: 'हर महीने, टैक्स से पहले',
    proved: 'बिकने वाले पैक और चैनलों का कोई मेल इससे सस्ता नहीं है।',
    bestFound: (amount: string) =>
      `दो सेकंड में हमें यही सबसे अच्छा मिला। सबसे सस्ता मेल इससे ज़्यादा से ज़्यादा ${amount} महीना कम का हो सकता है।`,

    comes: 'आपको क्या मिलेगा',
    goes: 'क्या बंद होगा',
    stays: (names: string) => `बना रहेगा: ${names}।`,
    singleKept: 'अलग चैनल जो आपके पास है',
    singleAdded: 'अलग चैनल जो आपने जोड़ा',
    keeps: (count: number) => `${count} चैनल जो आपके पास हैं`,
    adds: (count: number) => `${count} चैनल जो आपने जोड़े`,
    extra: (count: number) => `${count} चैनल साथ में मिलेंगे`,
    ends: 'इस तारीख तक चलेगा:',
    lost: 'ये आपके पास नहीं रहेंगे',
    nothingLost: 'जो आप देखना चाहते हैं वह सब बना रहेगा।',
    missing: 'अब उपलब्ध नहीं',

    take: 'यह मेल लें',
    takeHint: 'कार्ट में टैक्स के साथ दाम दिखेगा। वहाँ भुगतान करने से पहले कुछ नहीं बदलता।',
    goesHow:
      'बैलेंस से भुगतान करने पर नए पैक चालू होते ही ये बंद कर दिए जाएँगे, ताकि आपका कोई चैनल न जाए: हर पैक अपनी अवधि के अंत तक चलता है।',
    goesAlone: 'इनकी जगह कुछ नहीं चाहिए: हर पैक अपनी अवधि के अंत तक चलता है।',
    overlap: 'नए पैक भुगतान होते ही शुरू होते हैं। पुराने खत्म होने तक आप दोनों का दाम देते हैं।',
    end: (count: number) => (count === 1 ? 'यह पैक बंद करें' : `ये ${count} पैक बंद करें`),
    endAsk: (count: number) => (count === 1 ? 'यह पैक बंद करें?' : `ये ${count} पैक बंद करें?`),
    endMeans: 'हर पैक अपनी अवधि के अंत तक चलेगा और फिर रिन्यू नहीं होगा। रिफ़ंड नहीं मिलेगा।',
    endYes: 'अवधि के अंत में बंद करें',
    keep: 'रखें',
  },
});
