import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' અને ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'કાર્ટ',
  inCart: (count: number): string => `તમારા કાર્ટમાં ${count}`,
  view: 'કાર્ટ જુઓ',
  updating: 'અપડેટ થઈ રહ્યું છે',
  unsure: 'તમારું કાર્ટ કદાચ બદલાયું છે',
  withTax: 'GST સહિત',
  withTaxAndFee: 'GST અને નેટવર્ક ફી સહિત',
  notAdded: (names: readonly string[]): string => `ઉમેરાયું નથી: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `કાઢી શકાયું નથી: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string =>
    `તમારા કાર્ટમાં જુઓ કે ${list(names)} ઉમેરાયું કે નહીં.`,
  unknownRemoved: (names: readonly string[]): string =>
    `જુઓ કે ${list(names)} હજી તમારા કાર્ટમાં છે કે નહીં.`,
  understood: 'ઠીક છે',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} એક જ બોક્સ માટેના બેઝ પેક છે. એક બોક્સને એક જ જોઈએ. શું તમારે બધા રાખવા છે?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `બોક્સ ••••\u00a0${ending} પર પહેલેથી ${list(running)} છે. એક બોક્સ માટે એક જ બેઝ પેક પૂરતો છે. શું તમે ${list(wanted)} માટે પણ ચૂકવવા માંગો છો?`,
  needsOne: 'એક બોક્સ માટે એક જ બેઝ પેક પૂરતો છે.',
  replaceAsk: (names: readonly string[]): string => `${list(names)} બદલવું છે?`,
  replace: 'બદલો',
  addAsWell: 'સાથે ઉમેરો',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'તમારું કાર્ટ',
  back: 'પેક ઉમેરો',
  empty: 'તમારું કાર્ટ ખાલી છે',
  emptyDescription: 'તમે ઉમેરેલા પેક અને ચેનલો પેમેન્ટ સુધી અહીં રહે છે.',
  lines: 'તમારા કાર્ટના પેક',
  channels: (count: number): string => `${count} ચેનલ`,
  terms: {
    MONTHLY: '1\u00a0મહિના માટે',
    QUARTERLY: '3\u00a0મહિના માટે',
    HALFYEARLY: '6\u00a0મહિના માટે',
    YEARLY: 'એક વર્ષ માટે',
  },
  adding: 'ઉમેરાઈ રહ્યું છે',
  removing: 'કાઢી રહ્યા છીએ',
  removeOne: (name: string): string => `${name} કાઢી નાખો`,
  breakdown: 'ચૂકવવાની રકમ',
  charges: { networkfee: 'નેટવર્ક કેપેસિટી ફી', discount: 'ડિસ્કાઉન્ટ' },
  updating: 'અપડેટ થઈ રહ્યું છે',
  stale: 'તમારું કાર્ટ રિફ્રેશ થઈ શક્યું નહીં, તેથી તે જૂનું હોઈ શકે છે.',
  askAgain: 'કાર્ટ રિફ્રેશ કરો',
  payMissing: 'પેમેન્ટની રીતો લોડ થઈ શકી નહીં.',
  doesNotAddUp:
    'આ રકમોનો સરવાળો તમારા ઓપરેટરની કુલ રકમ જેટલો થતો નથી. કૃપા કરીને હમણાં પેમેન્ટ ન કરો, અને અમારો સંપર્ક કરો.',
  contact: 'અમારો સંપર્ક કરો',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'મારા પેક',
  doneTitle: 'તમારા બેલેન્સમાંથી પેમેન્ટ થયું',
  donePart: (isNone: boolean): string =>
    isNone ? 'પેમેન્ટ થયું, પણ કોઈ પેક ચાલુ થયું નથી' : 'પેમેન્ટ થયું, પણ બધા પેક ચાલુ થયા નથી',
  order: 'ઓર્ડર નંબર',
  results: 'તમારા પેક',
  more: 'વધુ પેક ઉમેરો',
};
