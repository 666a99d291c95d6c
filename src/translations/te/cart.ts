import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' మరియు ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'కార్ట్',
  inCart: (count: number): string => `మీ కార్ట్‌లో ${count}`,
  view: 'కార్ట్ చూడండి',
  updating: 'అప్‌డేట్ అవుతోంది',
  unsure: 'మీ కార్ట్ మారి ఉండవచ్చు',
  withTax: 'GSTతో',
  withTaxAndFee: 'GST, నెట్‌వర్క్ ఫీజుతో',
  notAdded: (names: readonly string[]): string => `జోడించలేదు: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `తీసివేయలేదు: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string => `ఇవి మీ కార్ట్‌లో చేరాయో లేదో చూడండి: ${list(names)}.`,
  unknownRemoved: (names: readonly string[]): string =>
    `ఇవి ఇంకా మీ కార్ట్‌లో ఉన్నాయో లేదో చూడండి: ${list(names)}.`,
  understood: 'సరే',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} ఒకే బాక్స్‌కు బేస్ ప్యాక్‌లు. ఒక బాక్స్‌కు ఒకటి చాలు. వీటన్నింటినీ ఉంచుకుంటారా?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `బాక్స్ ••••\u00a0${ending}లో ఇప్పటికే ${list(running)} ఉంది. ఒక బాక్స్‌కు ఒక బేస్ ప్యాక్ చాలు. ${list(wanted)} కోసం కూడా చెల్లిస్తారా?`,
  needsOne: 'ఒక బాక్స్‌కు ఒక బేస్ ప్యాక్ చాలు.',
  replaceAsk: (names: readonly string[]): string => `${list(names)} మార్చాలా?`,
  replace: 'మార్చండి',
  addAsWell: 'అదనంగా జోడించండి',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'మీ కార్ట్',
  back: 'ప్యాక్‌లు జోడించండి',
  empty: 'మీ కార్ట్ ఖాళీగా ఉంది',
  emptyDescription: 'మీరు జోడించే ప్యాక్‌లు, ఛానెళ్లు మీరు చెల్లించే వరకు ఇక్కడే ఉంటాయి.',
  lines: 'మీ కార్ట్‌లోని ప్యాక్‌లు',
  channels: (count: number): string => `${count} ${count === 1 ? 'ఛానెల్' : 'ఛానెళ్లు'}`,
  terms: {
    MONTHLY: 'ఒక నెలకు',
    QUARTERLY: '3\u00a0నెలలకు',
    HALFYEARLY: '6\u00a0నెలలకు',
    YEARLY: 'ఏడాదికి',
  },
  adding: 'జోడిస్తున్నాం',
  removing: 'తీసివేస్తున్నాం',
  removeOne: (name: string): string => `${name} తీసివేయండి`,
  breakdown: 'చెల్లించాల్సినది',
  charges: { networkfee: 'నెట్‌వర్క్ కెపాసిటీ ఫీజు', discount: 'డిస్కౌంట్' },
  updating: 'అప్‌డేట్ అవుతోంది',
  stale: 'మీ కార్ట్‌ను రిఫ్రెష్ చేయలేకపోయాం, కాబట్టి ఇది పాతది కావచ్చు.',
  askAgain: 'కార్ట్ రిఫ్రెష్ చేయండి',
  payMissing: 'పేమెంట్ పద్ధతులు లోడ్ కాలేదు.',
  doesNotAddUp: 'ఈ అమౌంట్‌లు కలిపితే మీ ఆపరేటర్ చెప్పిన మొత్తం రావడం లేదు. దయచేసి ఇప్పుడే చెల్లించకండి, మమ్మల్ని సంప్రదించండి.',
  contact: 'మమ్మల్ని సంప్రదించండి',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'నా ప్యాక్‌లు',
  doneTitle: 'బ్యాలెన్స్ నుంచి చెల్లించారు',
  donePart: (isNone: boolean): string =>
    isNone ? 'చెల్లించారు, కానీ ఏ ప్యాక్ మొదలు కాలేదు' : 'చెల్లించారు, కానీ అన్ని ప్యాక్‌లు మొదలు కాలేదు',
  order: 'ఆర్డర్ నంబర్',
  results: 'మీ ప్యాక్‌లు',
  more: 'మరిన్ని ప్యాక్‌లు జోడించండి',
};
