import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const channels = (count: number): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

export const packComparisonText = catalogue({
  en: {
    title: 'Compare packs',
    back: 'All packs',
    tooFew: 'Nothing to compare yet',
    tooFewDescription: 'Choose two or three packs to compare.',
    choose: 'Choose packs',
    facts: 'Side by side',
    fact: 'Feature',
    kind: 'Type',
    language: 'Language',
    beforeTax: 'Price before tax',
    tax: 'GST',
    withTax: 'Price with tax',
    forTerm: 'Price for',
    aMonth: 'A month with tax',
    channels: 'Channels',
    hd: 'In HD',
    cart: 'Cart',
    difference: 'Channels compared',
    all: (count: number, packs: number): string =>
      `In ${packs === 2 ? 'both' : `all ${packs}`}: ${channels(count)}`,
    some: (names: string, count: number): string => `Only in ${names}: ${channels(count)}`,
    and: ' and ',
    none: 'Your operator doesn’t list the channels in these packs.',
  },
  hi: {
    title: 'पैक की तुलना',
    back: 'सभी पैक',
    tooFew: 'अभी तुलना के लिए कुछ नहीं',
    tooFewDescription: 'दो या तीन ऐसे पैक चुनें जो आपका ऑपरेटर अब भी देता है।',
    choose: 'पैक चुनें',
    facts: 'आमने-सामने',
    fact: 'विशेषता',
    kind: 'प्रकार',
    language: 'भाषा',
    beforeTax: 'टैक्स से पहले कीमत',
    tax: 'जीएसटी',
    withTax: 'टैक्स सहित कीमत',
    forTerm: 'कीमत की अवधि',
    aMonth: 'टैक्स सहित हर महीने',
    channels: 'चैनल',
    hd: 'HD में',
    cart: 'कार्ट',
    difference: 'चैनलों की तुलना',
    all: (count: number, packs: number): string =>
      `${packs === 2 ? 'दोनों' : 'तीनों'} में: ${grouped.format(count)} चैनल`,
    some: (names: string, count: number): string => `सिर्फ़ ${names} में: ${grouped.format(count)} चैनल`,
    and: ' और ',
    none: 'आपके ऑपरेटर ने नहीं बताया कि इन पैक में कौन से चैनल हैं।',
  },
});
