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

    comes: 'What comes',
    goes: 'What goes',
    stays: (names: string) => `Stays: ${names}.`,
    singleKept: 'Single channel you have',
    singleAdded: 'Single channel you added',
    keeps: (count: number) => `${channels(count)} you have`,
    adds: (count: number) => `${channels(count)} you added`,
    extra: (count: number) => `${channels(count)} that come along`,
    ends: 'Runs until',
    lost: 'You would no longer have',
    nothingLost: 'Everything you want to watch stays.',
    missing: 'No longer sold',

    toCart: 'Put the changes into the cart',
    inCart: 'The new packs are in your cart.',
    checkout: 'View cart',
    goesHow:
      'Nothing is removed by itself, so that you lose no channel before the new packs are paid for. Remove these once the new ones run: each runs to the end of its term.',
    goesAlone:
      'Nothing is removed by itself. Remove these yourself: each runs to the end of its term.',
    overlap:
      'New packs start as soon as they are paid for. Until the old ones end, you pay for both.',
    myPacks: 'Remove in my packs',
  },
  hi: {
    now: 'अभी',
    then: 'तब',
    aMonth: 'हर महीने, टैक्स से पहले',
    proved: 'बिकने वाले पैक और चैनलों का कोई मेल इससे सस्ता नहीं है।',
    bestFound: (amount: string) =>
      `दो सेकंड में हमें यही सबसे अच्छा मिला। सबसे सस्ता मेल इससे ज़्यादा से ज़्यादा ${amount} महीना कम का हो सकता है।`,

    comes: 'क्या जुड़ेगा',
    goes: 'क्या हटेगा',
    stays: (names: string) => `बना रहेगा: ${names}।`,
    singleKept: 'अलग चैनल जो आपके पास है',
    singleAdded: 'अलग चैनल जो आपने जोड़ा',
    keeps: (count: number) => `${count} चैनल जो आपके पास हैं`,
    adds: (count: number) => `${count} चैनल जो आपने जोड़े`,
    extra: (count: number) => `${count} चैनल साथ में मिलेंगे`,
    ends: 'इस तारीख तक चलेगा:',
    lost: 'ये आपके पास नहीं रहेंगे',
    nothingLost: 'जो आप देखना चाहते हैं वह सब बना रहेगा।',
    missing: 'इन्हें अब कोई नहीं बेचता',

    toCart: 'बदलाव कार्ट में डालें',
    inCart: 'नए पैक आपके कार्ट में हैं।',
    checkout: 'कार्ट देखें',
    goesHow:
      'अपने आप कुछ नहीं हटता, ताकि नए पैक का भुगतान होने से पहले आपका कोई चैनल न जाए। नए पैक चालू होने पर इन्हें हटाएँ: हर पैक अपनी अवधि के अंत तक चलता है।',
    goesAlone: 'अपने आप कुछ नहीं हटता। इन्हें खुद हटाएँ: हर पैक अपनी अवधि के अंत तक चलता है।',
    overlap: 'नए पैक भुगतान होते ही शुरू होते हैं। पुराने खत्म होने तक आप दोनों का दाम देते हैं।',
    myPacks: 'मेरे पैक में हटाएँ',
  },
});
