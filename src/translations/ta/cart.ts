import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' மற்றும் ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'கார்ட்',
  inCart: (count: number): string => `உங்கள் கார்ட்டில் ${count}`,
  view: 'கார்ட்டைப் பார்',
  updating: 'அப்டேட் ஆகிறது',
  unsure: 'உங்கள் கார்ட் மாறியிருக்கலாம்',
  withTax: 'GST உடன்',
  withTaxAndFee: 'GST, நெட்வொர்க் கட்டணம் உடன்',
  notAdded: (names: readonly string[]): string => `சேர்க்கப்படவில்லை: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `நீக்கப்படவில்லை: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string =>
    `உங்கள் கார்ட்டில் இது சேர்ந்துள்ளதா என்று பாருங்கள்: ${list(names)}.`,
  unknownRemoved: (names: readonly string[]): string =>
    `இது இன்னும் உங்கள் கார்ட்டில் உள்ளதா என்று பாருங்கள்: ${list(names)}.`,
  understood: 'சரி',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} ஒரே பாக்ஸுக்கான பேஸ் பேக்குகள். ஒரு பாக்ஸுக்கு ஒன்று போதும். எல்லாவற்றையும் வைத்திருக்க விரும்புகிறீர்களா?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `பாக்ஸ் ••••\u00a0${ending}-இல் ஏற்கெனவே ${list(running)} உள்ளது. ஒரு பாக்ஸுக்கு ஒரு பேஸ் பேக் போதும். ${list(wanted)}-க்கும் பணம் செலுத்த விரும்புகிறீர்களா?`,
  needsOne: 'ஒரு பாக்ஸுக்கு ஒரு பேஸ் பேக் போதும்.',
  replaceAsk: (names: readonly string[]): string => `${list(names)} மாற்றவா?`,
  replace: 'மாற்று',
  addAsWell: 'கூடுதலாகச் சேர்',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'உங்கள் கார்ட்',
  back: 'பேக் சேர்',
  empty: 'உங்கள் கார்ட் காலியாக உள்ளது',
  emptyDescription: 'நீங்கள் சேர்க்கும் பேக்குகளும் சேனல்களும் பணம் செலுத்தும் வரை இங்கே இருக்கும்.',
  lines: 'உங்கள் கார்ட்டில் உள்ள பேக்குகள்',
  channels: (count: number): string => `${count} ${count === 1 ? 'சேனல்' : 'சேனல்கள்'}`,
  terms: {
    MONTHLY: '1\u00a0மாதத்துக்கு',
    QUARTERLY: '3\u00a0மாதங்களுக்கு',
    HALFYEARLY: '6\u00a0மாதங்களுக்கு',
    YEARLY: 'ஒரு வருடத்துக்கு',
  },
  adding: 'சேர்க்கப்படுகிறது',
  removing: 'நீக்கப்படுகிறது',
  removeOne: (name: string): string => `${name}-ஐ நீக்கு`,
  breakdown: 'செலுத்த வேண்டியது',
  charges: { networkfee: 'நெட்வொர்க் கெபாசிட்டி கட்டணம்', discount: 'தள்ளுபடி' },
  updating: 'அப்டேட் ஆகிறது',
  stale: 'உங்கள் கார்ட்டை அப்டேட் செய்ய முடியவில்லை, அதனால் இது பழையதாக இருக்கலாம்.',
  askAgain: 'கார்ட்டை அப்டேட் செய்',
  payMissing: 'பேமெண்ட் முறைகள் லோட் ஆகவில்லை.',
  doesNotAddUp:
    'இந்தத் தொகைகளின் கூட்டல் உங்கள் ஆபரேட்டர் சொல்லும் மொத்தத்துடன் பொருந்தவில்லை. இப்போது பணம் செலுத்த வேண்டாம், எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  contact: 'தொடர்பு கொள்ள',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'என் பேக்குகள்',
  doneTitle: 'உங்கள் பேலன்ஸிலிருந்து செலுத்தப்பட்டது',
  donePart: (isNone: boolean): string =>
    isNone
      ? 'செலுத்தப்பட்டது, ஆனால் எந்த பேக்கும் தொடங்கவில்லை'
      : 'செலுத்தப்பட்டது, ஆனால் எல்லா பேக்குகளும் தொடங்கவில்லை',
  order: 'ஆர்டர் எண்',
  results: 'உங்கள் பேக்குகள்',
  more: 'மேலும் பேக் சேர்',
};
