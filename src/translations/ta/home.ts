import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' மற்றும் ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

const plural = new Intl.PluralRules('ta');
const packs = (count: number) => `${count} ${plural.select(count) === 'one' ? 'பேக்' : 'பேக்குகள்'}`;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'முகப்பு',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'காலை வணக்கம்' : hour < 17 ? 'மதிய வணக்கம்' : 'மாலை வணக்கம்';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'உங்கள் அடையாள ஆவணம் இன்னும் எங்களிடம் இல்லை.',
  kycAdd: 'ஆவணத்தைச் சேர்',
  kycRejected: 'உங்கள் அடையாள ஆவணம் ஏற்கப்படவில்லை.',
  kycReplace: 'வேறொன்று அனுப்பு',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} மற்றும் மேலும் ${packs(names.length - 1)}`,
  household: { tv: 'உங்கள் டிவி', broadband: 'உங்கள் பிராட்பேண்ட்', both: 'உங்கள் டிவி, பிராட்பேண்ட்' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who}: ${days === -1 ? 'நேற்று' : `${-days}\u00a0நாட்களுக்கு முன்`} ${many ? 'முடிந்தன' : 'முடிந்தது'}`;
    const when = days === 0 ? 'இன்று' : days === 1 ? 'நாளை' : `${days}\u00a0நாட்களில்`;
    return `${who}: ${when} ${many ? 'முடிகின்றன' : 'முடிகிறது'}`;
  },
  ends: (who: string, many: boolean): string =>
    `${who}: {date} அன்று ${many ? 'முடிகின்றன' : 'முடிகிறது'}`,
  ended: (who: string, many: boolean): string =>
    `${who}: {date} அன்று ${many ? 'முடிந்தன' : 'முடிந்தது'}`,
  running: (who: string, many: boolean): string => `${who} செயலில் ${many ? 'உள்ளன' : 'உள்ளது'}`,
  noDays: 'செயலில்',
  failed: 'தோல்வி',
  again: 'மீண்டும் முயற்சி செய்',
  noPacks: 'செயலில் பேக் எதுவும் இல்லை',
  noPacksDescription: 'சேனல்களும் பிராட்பேண்டும் பெற ஒரு பேக்கைச் சேருங்கள்.',
  add: 'பேக் சேர்',
  toRenew: (count: number): string =>
    count === 1 ? 'இதைப் புதுப்பிக்க' : `${count} பேக்குகளைப் புதுப்பிக்க`,
  toRestart: (count: number): string =>
    count === 1 ? 'இதை மீண்டும் செயல்படுத்த' : `${count} பேக்குகளை மீண்டும் செயல்படுத்த`,
  gst: (tax: string): string => `${tax} GST உட்பட`,
  beforeTax: 'வரிக்கு முன்',
  per: {
    QUARTERLY: '3\u00a0மாதங்களுக்கு',
    HALFYEARLY: '6\u00a0மாதங்களுக்கு',
    YEARLY: 'ஒரு வருடத்துக்கு',
  },
  ownTerms: 'ஒவ்வொரு பேக்கும் அதன் காலத்துக்கு',
  renew: 'புதுப்பி',
  nothingToRenew: 'இப்போது புதுப்பிக்க எதுவும் இல்லை',
  renewFrom: 'இந்தத் தேதி முதல் புதுப்பிக்கலாம்:',
  lastBalance: 'உங்கள் பேலன்ஸ்',
  lastKnown: 'ஆபரேட்டரைத் தொடர்பு கொள்ள முடியவில்லை. கடைசியாக அப்டேட் ஆனது: {date}',
  updating: 'அப்டேட் ஆகிறது. கடைசியாக அப்டேட் ஆனது: {date}',
  cartWaits: (count: number): string =>
    plural.select(count) === 'one'
      ? 'உங்கள் கார்ட்டில் 1 பேக் உள்ளது.'
      : `உங்கள் கார்ட்டில் ${count} பேக்குகள் உள்ளன.`,
  viewCart: 'கார்ட்டைப் பார்',
  forYou: 'உங்களுக்காக',
  allAlerts: 'எல்லா அறிவிப்புகள்',
  offers: 'ஆஃபர்கள்',
  offer: (at: number, count: number): string => `ஆஃபர் ${at} / ${count}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'உங்கள் சேவைகள்',
  broadband: 'பிராட்பேண்ட்',
  noBox: 'பாக்ஸ் இல்லாதவை',
  state: {
    active: 'செயலில்',
    lastDay: 'கடைசி நாள்',
    ended: 'முடிந்தது',
    failed: 'தோல்வி',
    none: 'பேக் இல்லை',
  },
  morePacks: (count: number): string => `மேலும் ${packs(count)}`,
  leaving: (names: string, many: boolean): string =>
    `நீங்கள் கேட்டபடி ${names} ${many ? 'முடிகின்றன' : 'முடிகிறது'}`,
  renewNamed: (name: string): string => `புதுப்பி: ${name}`,
  addNamed: (name: string): string => `பேக் சேர்: ${name}`,
  wallet: 'பேலன்ஸ், செலுத்த வேண்டிய தொகை',
  balance: 'பேலன்ஸ்',
  addMoney: 'பணம் சேர்',
  by: '{date}-க்குள்',
  short: (amount: string): string => `${amount} குறைவு`,
  covered: 'இதற்கு உங்கள் பேலன்ஸ் போதும்',
  failed: (names: readonly string[]): string => `லோட் ஆகவில்லை: உங்கள் ${list(names)}.`,
  parts: {
    packs: 'பேக்குகள்',
    account: 'பேலன்ஸ்',
    boxes: 'பாக்ஸ்கள்',
    alerts: 'அறிவிப்புகள்',
    offers: 'ஆஃபர்கள்',
  },
  offline: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள். நெட்வொர்க் திரும்பியதும் இந்தப் பக்கம் தானாக லோட் ஆகும்.',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'செலவு',
  spent: (amount: string): string => `ஆறு மாதங்களில் ${amount}`,
  history: 'பரிவர்த்தனைகளைப் பார்',
  noChart: 'உங்கள் செலவு விவரம் லோட் ஆகவில்லை.',
  mixNow: 'இப்போது செலுத்துவது',
  mixNew: 'மலிவான காம்போ',
  mixReview: 'மாற்றத்தைப் பார்',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ஆஃபர்களை நிறுத்து',
  play: 'ஆஃபர்களை ஓடவிடு',
  next: 'அடுத்த ஆஃபர்',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB பயன்படுத்தப்பட்டது`,
  left: (left: string, limit: string): string => `${limit} GB-இல் ${left} GB மீதம்`,
  noneLeft: 'முழு வேக டேட்டா தீர்ந்தது',
  slower: (mbps: string): string => `மீண்டும் தொடங்கும் வரை ${mbps} Mbps`,
  gb: 'GB',
};
