import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const channels = (count: number): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

export const ownChannelsText = catalogue({
  en: {
    title: 'Your channels',
    titleIn: (pack: string): string => `Channels in ${pack}`,
    back: 'My packs',
    search: 'Search your channels',
    searchFor: 'Name or channel number',
    count: (count: number): string => channels(count),
    some: (count: number, all: number): string => `${grouped.format(count)} of ${channels(all)}`,
    noMatch: 'No channel of yours matches.',
    none: 'No channels',
    noneDescription: 'No pack with channels is running here, or your operator lists none for it.',
    add: 'Add packs',
    incomplete: 'The channels of a pack are missing.',
    retry: 'Load the rest',
    columns: {
      channel: 'Channel',
      number: 'Number',
      genre: 'Genre',
      language: 'Language',
      pack: 'In pack',
    },
    hd: 'HD',
  },
  hi: {
    title: 'आपके चैनल',
    titleIn: (pack: string): string => `${pack} के चैनल`,
    back: 'मेरे पैक',
    search: 'अपने चैनल खोजें',
    searchFor: 'नाम या चैनल नंबर',
    count: (count: number): string => `${grouped.format(count)} चैनल`,
    some: (count: number, all: number): string =>
      `${grouped.format(all)} में से ${grouped.format(count)} चैनल`,
    noMatch: 'आपका कोई चैनल मेल नहीं खाता।',
    none: 'कोई चैनल नहीं',
    noneDescription: 'यहाँ चैनल वाला कोई पैक चालू नहीं है, या ऑपरेटर ने उसके चैनल नहीं बताए हैं।',
    add: 'पैक जोड़ें',
    incomplete: 'एक पैक के चैनल नहीं मिले।',
    retry: 'बाकी लोड करें',
    columns: {
      channel: 'चैनल',
      number: 'नंबर',
      genre: 'श्रेणी',
      language: 'भाषा',
      pack: 'किस पैक में',
    },
    hd: 'एचडी',
  },
});
