import { catalogue } from '../../../text/catalogue';

export const saveText = catalogue({
  en: {
    title: 'The same channels for less',
    documentTitle: 'Pay less',
    sub: 'We look for the cheapest mix of packs and single channels with everything you watch.',
    back: 'Add packs',

    noPacks: 'No active TV pack',
    noPacksDescription: 'Once you have one, you can look here for a cheaper mix.',
    addPacks: 'Add packs',

    box: 'Which box?',
    unnamedBox: (ending: string) => `Box ending in ${ending}`,
    keep: 'Channels to keep',
    keepAll: 'Everything I have',
    keepAllHint: (count: number) =>
      count === 1
        ? 'The one channel of your extra packs'
        : `All ${count} channels of your extra packs`,
    keepSome: 'Only those I select',
    keepSomeHint: 'Deselect what you don’t watch',
    ticked: (count: number, all: number) => `${count} of ${all} channels selected`,
    tickAll: 'Select all',
    untickAll: 'Deselect all',
    onlyFixed: (names: string) =>
      `${names} stays as it is, and nothing else is active on this box. Add channels, and we look for the cheapest way to get them.`,

    add: 'Add channels',
    search: 'Name or channel number',
    searchFor: 'Channel you want to add',
    matches: (count: number) => (count === 1 ? '1 channel found' : `${count} channels found`),
    firstOf: (shown: number, count: number) => `The first ${shown} of ${count} channels`,
    noMatch: 'No channel has this name or number.',
    addOne: 'Add',
    addNamed: (name: string) => `Add ${name}`,
    removeOne: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    has: 'You have it',
    free: 'Free-to-air',
    selected: 'Added',
    added: 'You also want',

    now: 'You pay now',
    nowFor: (channels: number, packs: number) =>
      `a month before tax, for ${channels} ${channels === 1 ? 'channel' : 'channels'} in ${packs} ${packs === 1 ? 'pack' : 'packs'}`,
    nothingYet: 'Add a channel first. Then we can look for the cheapest way to get it.',
    find: 'Find the cheapest mix',
    stop: 'Stop',
    searching: 'Comparing packs and channels. This takes two seconds at most.',
    stopped: 'Stopped. Nothing has changed.',
    notStarted:
      'The search could not start on this device. Nothing has changed. Check your connection and try again.',
    tooSlow: 'The search didn’t finish. Nothing has changed. Try again.',
    broken:
      'Something went wrong with the search. Nothing has changed, and nothing you did caused it.',

    notCompared: 'What is not compared',
    stays: (names: string) => `${names}: stays as it is.`,
    leaves: (name: string) => `${name}: ends as you asked, on`,
    freeNote: 'Free-to-air channels: they cost nothing.',
    feeNote:
      'The network capacity fee: the cart shows it if new packs change it. Subtract it from what you save.',
    hdNote: 'An HD channel and its SD version are two channels.',
    termNote: 'Packs paid for longer than a month count with their share of a month.',
  },
  hi: {
    title: 'वही चैनल, कम दाम में',
    documentTitle: 'कम दाम',
    sub: 'हम पैक और अलग चैनलों का सबसे सस्ता मेल खोजते हैं जिसमें आपके देखे जाने वाले चैनल हों।',
    back: 'पैक जोड़ें',

    noPacks: 'कोई टीवी पैक चालू नहीं है',
    noPacksDescription: 'पैक चालू होने पर आप यहाँ सस्ता मेल खोज सकते हैं।',
    addPacks: 'पैक जोड़ें',

    box: 'कौन सा बॉक्स?',
    unnamedBox: (ending: string) => `बॉक्स •••• ${ending}`,
    keep: 'रखने वाले चैनल',
    keepAll: 'जो कुछ मेरे पास है',
    keepAllHint: (count: number) =>
      count === 1 ? 'आपके अतिरिक्त पैक का एक चैनल' : `आपके अतिरिक्त पैक के सभी ${count} चैनल`,
    keepSome: 'सिर्फ़ जो मैं चुनूँ',
    keepSomeHint: 'जो नहीं देखते उसका निशान हटाएँ',
    ticked: (count: number, all: number) => `${all} में से ${count} चैनल चुने हैं`,
    tickAll: 'सब चुनें',
    untickAll: 'सबका निशान हटाएँ',
    onlyFixed: (names: string) =>
      `${names} वैसा ही रहेगा और इस बॉक्स पर और कुछ चालू नहीं है। चैनल जोड़ें, हम उन्हें पाने का सबसे सस्ता तरीका खोजेंगे।`,

    add: 'चैनल जोड़ें',
    search: 'नाम या चैनल नंबर',
    searchFor: 'जो चैनल आप चाहते हैं',
    matches: (count: number) => `${count} चैनल मिले`,
    firstOf: (shown: number, count: number) => `${count} चैनलों में से पहले ${shown}`,
    noMatch: 'इस नाम या नंबर का कोई चैनल नहीं है।',
    addOne: 'जोड़ें',
    addNamed: (name: string) => `${name} जोड़ें`,
    removeOne: 'हटाएँ',
    removeNamed: (name: string) => `${name} हटाएँ`,
    has: 'आपके पास है',
    free: 'फ्री-टू-एयर',
    selected: 'जोड़ा गया',
    added: 'आप ये भी चाहते हैं',

    now: 'अभी आप देते हैं',
    nowFor: (channels: number, packs: number) =>
      `हर महीने, टैक्स से पहले: ${packs} पैक में ${channels} चैनल`,
    nothingYet: 'पहले कोई चैनल जोड़ें, फिर हम उसे पाने का सबसे सस्ता तरीका खोज सकते हैं।',
    find: 'सबसे सस्ता मेल खोजें',
    stop: 'रोकें',
    searching: 'पैक और चैनलों की तुलना हो रही है। इसमें ज़्यादा से ज़्यादा दो सेकंड लगते हैं।',
    stopped: 'रोक दिया गया। कुछ नहीं बदला।',
    notStarted: 'इस डिवाइस पर खोज शुरू नहीं हो सकी। कुछ नहीं बदला। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
    tooSlow: 'खोज पूरी नहीं हुई। कुछ नहीं बदला। फिर कोशिश करें।',
    broken: 'खोज बीच में रुक गई। कुछ नहीं बदला, और इसमें आपकी कोई गलती नहीं है।',

    notCompared: 'किसकी तुलना नहीं होती',
    stays: (names: string) => `${names}: वैसा ही रहेगा।`,
    leaves: (name: string) => `${name}: आपके कहने पर खत्म होगा, तारीख`,
    freeNote: 'फ्री-टू-एयर चैनल: इनका कोई दाम नहीं है।',
    feeNote: 'नेटवर्क क्षमता शुल्क: नए पैक से बदले तो कार्ट में दिखेगा। उसे अपनी बचत में से घटा दें।',
    hdNote: 'HD चैनल और उसका SD रूप दो अलग चैनल हैं।',
    termNote: 'एक महीने से ज़्यादा के लिए दिए गए पैक में से एक महीने का हिस्सा गिना जाता है।',
  },
});
