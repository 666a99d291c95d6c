import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const channelsOf = (count: number) => `${groupedText(count)} ${count === 1 ? 'சேனல்' : 'சேனல்கள்'}`;

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'வைத்திரு',
  removeAsk: (name: string): string => `${name}-ஐ நீக்கவா?`,
  removeEnds: (date: string): string => `இது ${date} அன்று முடிகிறது.`,
  removeUntil: 'அதுவரை முன்பு போலவே பயன்படுத்தலாம்.',
  removeNoRefund: 'ரீஃபண்ட் எதுவும் கிடைக்காது.',
  keepByRenewing: 'இதை வைத்திருக்க, முடிவதற்கு முன் புதுப்பியுங்கள்.',
  keepByRenewingFrom: (date: string): string =>
    `இதை வைத்திருக்க, ${date} முதல் முடிவதற்குள் புதுப்பியுங்கள்.`,
  noUndo: 'இதை இங்கே திரும்பப் பெற முடியாது.',
  reason: 'காரணம் (விருப்பம்)',
  removeYes: 'காலம் முடிந்ததும் நீக்கு',
  refundAsk: (name: string): string => `${name}-ஐ இப்போதே ரத்து செய்யவா?`,
  youGet: 'உங்கள் பேலன்ஸுக்கு ரீஃபண்ட்',
  stopsNow: 'இது உடனே நின்றுவிடும்.',
  stopsNowChannels: (channels: string): string => `இதிலுள்ள ${channels} உட்பட இது உடனே நின்றுவிடும்.`,
  stopsNowLine: 'உங்கள் பிராட்பேண்ட் உடனே நின்றுவிடும்.',
  daysLost: (days: number): string =>
    days === 1 ? 'கடைசி நாளை இழப்பீர்கள்.' : `மீதமுள்ள ${days} நாட்களை இழப்பீர்கள்.`,
  buyAgain: 'இதைத் திரும்பப் பெற, மீண்டும் வாங்க வேண்டும்.',
  refundYes: (amount: string): string => `ரத்து செய்து ${amount} திரும்பப் பெறு`,
  amountChanged: (was: string, is: string): string =>
    `ரீஃபண்ட் தொகை ${was}-இலிருந்து ${is} ஆக மாறியுள்ளது. எதுவும் ரத்து செய்யப்படவில்லை. தொடரும் முன் சரிபாருங்கள்.`,
  noneLeft: 'இந்த பேக்குக்கு இனி ரீஃபண்ட் இல்லை. எதுவும் ரத்து செய்யப்படவில்லை.',
  reading: 'தொகை அப்டேட் ஆகிறது.',
  notRead: 'தொகையை அப்டேட் செய்ய முடியவில்லை.',
  tryAgain: 'மீண்டும் முயற்சி செய்',
  removedAtTermEnd: (name: string): string =>
    `${name}: காலம் முடிந்ததும் நின்றுவிடும். அதுவரை முன்பு போலவே பயன்படுத்தலாம்.`,
  removed: (name: string, date: string): string =>
    `${name}: ${date} அன்று முடிகிறது. அதுவரை முன்பு போலவே பயன்படுத்தலாம்.`,
  refunded: (name: string, amount: string): string =>
    `${name} ரத்து செய்யப்பட்டது. ${amount} உங்கள் பேலன்ஸுக்குத் திரும்பிவிட்டது.`,
  refundedBlind: (name: string): string =>
    `${name} ரத்து செய்யப்பட்டது. எவ்வளவு ரீஃபண்ட் ஆனது என்று உங்கள் ஆபரேட்டர் சொல்லவில்லை. அதை உங்கள் பரிவர்த்தனைகளில் பார்க்கலாம்.`,
  balance: (amount: string): string => `உங்கள் பேலன்ஸ் ${amount}.`,
  balanceReading: 'உங்கள் பேலன்ஸ் அப்டேட் ஆகிறது.',
  balanceNotRead: 'உங்கள் பேலன்ஸை அப்டேட் செய்ய முடியவில்லை.',
  unknownRemoval: (name: string): string =>
    `தெளிவான பதில் வரவில்லை, அதனால் ${name} நீக்கப்பட்டதா என்று தெரியவில்லை.`,
  packsReading: 'உங்கள் பேக்குகள் அப்டேட் ஆகின்றன.',
  packsNotRead: 'உங்கள் பேக்குகளை அப்டேட் செய்ய முடியவில்லை.',
  nowLeavingAtTermEnd:
    'காலம் முடிந்ததும் இது நின்றுவிடும் என்று இப்போது உங்கள் பேக்குகளில் உள்ளது, அதாவது இது நீக்கப்பட்டது.',
  nowLeaving: (date: string): string =>
    `இது ${date} அன்று முடியும் என்று இப்போது உங்கள் பேக்குகளில் உள்ளது, அதாவது இது நீக்கப்பட்டது.`,
  nowCancelled: 'இப்போது உங்கள் பேக்குகளில் இது செயலில் இல்லை, அதாவது இது ரத்து செய்யப்பட்டது.',
  nowRunning: {
    honoured:
      'உங்கள் பேக்குகளில் இது இன்னும் செயலில் உள்ளது. எதுவும் தானாக மீண்டும் அனுப்பப்படாது. நீங்கள் மீண்டும் முயற்சி செய்தால், அது அதிகபட்சம் ஒரு முறையே செய்யப்படும்.',
    unknown:
      'உங்கள் பேக்குகளில் இது இன்னும் செயலில் உள்ளது. எதுவும் தானாக மீண்டும் அனுப்பப்படாது. மீண்டும் முயற்சி செய்யும் முன் சில நிமிடங்கள் காத்திருந்து, மீண்டும் சரிபாருங்கள்.',
  },
  history: 'பரிவர்த்தனைகளில் ரீஃபண்டைப் பார்',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'உங்கள் சேனல்கள்',
  titleIn: (pack: string): string => `${pack}: சேனல்கள்`,
  back: 'என் பேக்குகள்',
  search: 'உங்கள் சேனல்களில் தேடு',
  searchFor: 'பெயர் அல்லது சேனல் எண்',
  count: (count: number): string => channelsOf(count),
  some: (count: number, all: number): string =>
    `${groupedText(all)} சேனல்களில் ${groupedText(count)}`,
  noMatch: 'உங்கள் சேனல்களில் எதுவும் பொருந்தவில்லை.',
  none: 'சேனல்கள் இல்லை',
  noneDescription:
    'சேனல்கள் உள்ள பேக் எதுவும் இங்கே செயலில் இல்லை, அல்லது உங்கள் ஆபரேட்டர் அதன் சேனல்களைக் காட்டவில்லை.',
  add: 'பேக் சேர்',
  incomplete: 'ஒரு பேக்கின் சேனல்கள் இங்கே இல்லை.',
  retry: 'மீதியை லோட் செய்',
  columns: {
    channel: 'சேனல்',
    number: 'எண்',
    genre: 'பிரிவு',
    language: 'மொழி',
    pack: 'எந்த பேக்கில்',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'என் பேக்குகள்',
  extent: (packs: number, services: number): string =>
    `${services} ${services === 1 ? 'சேவையில்' : 'சேவைகளில்'} ${packs} ${packs === 1 ? 'பேக்' : 'பேக்குகள்'}`,
  renew: 'புதுப்பி',
  add: 'பேக் சேர்',
  show: 'காட்டு',
  all: 'எல்லாம்',
  filters: { ACTIVE: 'செயலில்', EXPIRED: 'முடிந்தவை', CANCEL: 'ரத்தானவை', FAILED: 'தோல்வி' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'பேக் சேர்',
  count: (count: number): string =>
    count === 1 ? '1 பேக் காட்டப்படுகிறது' : `${count} பேக்குகள் காட்டப்படுகின்றன`,
  broadband: 'பிராட்பேண்ட்',
  nowhere: 'பாக்ஸ் இல்லாதவை',
  none: 'உங்களிடம் இன்னும் பேக் எதுவும் இல்லை',
  noneDescription: 'சேனல்களும் பிராட்பேண்டும் பெற ஒரு பேக்கைச் சேருங்கள்.',
  noMatch: {
    ACTIVE: 'செயலில் உள்ள பேக் இல்லை',
    EXPIRED: 'முடிந்த பேக் இல்லை',
    CANCEL: 'ரத்தான பேக் இல்லை',
    FAILED: 'தோல்வியான பேக் இல்லை',
  },
  showAll: 'எல்லா பேக்குகளையும் காட்டு',
  channels: 'உங்கள் சேனல்கள்',
  channelsOf: (box: string): string => `உங்கள் சேனல்கள்: ${box}`,
  packsOf: (box: string): string => `பேக்குகள்: ${box}`,
  renewNamed: (pack: string): string => `புதுப்பி: ${pack}`,
  renewMany: (count: number): string => `${count} பேக்குகளைப் புதுப்பி`,
  packs: (count: number): string => (count === 1 ? '1 பேக்' : `${count} பேக்குகள்`),
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date} அன்று முடிகிறது` : `எல்லாம் ${date} அன்று முடிகின்றன`,
  ownTerms: 'ஒவ்வொரு பேக்கும் அதன் காலத்துக்கு',
  gst: (tax: string): string => `${tax} GST உட்பட`,
  columns: { pack: 'பேக்', contents: 'இதில் உள்ளவை', ends: 'முடியும் தேதி', price: 'விலை' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'உங்கள் லைன்',
  show: 'வேகத்தையும் பயன்படுத்திய டேட்டாவையும் காட்டு',
  hide: 'வேகத்தையும் பயன்படுத்திய டேட்டாவையும் மறை',
  none: 'இந்தக் கணக்கில் பிராட்பேண்ட் லைன் இல்லை',
  noneDescription: 'நீங்கள் பிராட்பேண்ட் பயன்படுத்தினால், வாடிக்கையாளர் உதவியைத் தொடர்பு கொள்ளுங்கள்.',
  used: (used: string, limit: string): string =>
    `முழு வேகத்தில் ${limit} GB-இல் ${used} GB பயன்படுத்தப்பட்டது`,
  usedAll: (limit: string): string => `முழு வேகத்தின் ${limit} GB-யும் பயன்படுத்தப்பட்டது`,
  usedOnly: (used: string): string => `${used} GB பயன்படுத்தப்பட்டது`,
  speed: 'வேகம்',
  after: 'வரம்புக்குப் பின் வேகம்',
  limit: 'முழு வேக வரம்பு',
  account: 'கணக்கு எண்',
  plan: 'பிளான்',
  until: 'முடியும் தேதி',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'இந்த பேக்கைப் புதுப்பிக்கும் நேரம் அப்போது வரவில்லை.',
  tooEarlyUntil: (date: string): string =>
    `இந்த பேக்கைப் புதுப்பிக்கும் நேரம் அப்போது வரவில்லை. ${date} முதல் புதுப்பிக்கலாம்.`,
  chargeRefused:
    'உங்கள் ஆபரேட்டரின் பில்லிங் சிஸ்டம் மறுத்ததால், இந்த பேக் புதுப்பிக்கப்படவில்லை. பிறகு மீண்டும் முயற்சி செய்யுங்கள், அல்லது வாடிக்கையாளர் உதவியைத் தொடர்பு கொள்ளுங்கள்.',
  otherFailure:
    'உங்கள் ஆபரேட்டரால் இந்த பேக்கைத் தொடங்கவோ புதுப்பிக்கவோ முடியவில்லை. வாடிக்கையாளர் உதவியைத் தொடர்பு கொள்ளுங்கள்.',
  itsMessage: (message: string): string => `உங்கள் ஆபரேட்டரின் செய்தி: ${message}`,
  code: (code: string): string => `குறியீடு ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'பேக்',
  back: 'என் பேக்குகள்',
  missing: 'இந்த பேக் உங்கள் கணக்கில் இல்லை',
  missingDescription: 'அதற்குப் பதிலாக வேறொன்று வந்திருக்கலாம். உங்கள் எல்லா பேக்குகளும் பட்டியலில் உள்ளன.',
  renew: 'புதுப்பி',
  facts: 'விவரங்கள்',
  price: 'விலை',
  gst: (tax: string): string => `${tax} GST உட்பட`,
  channels: 'சேனல்கள்',
  whichChannels: 'இதில் எந்தச் சேனல்கள் உள்ளன?',
  speed: 'வேகம்',
  box: 'பாக்ஸ்',
  activated: 'தொடங்கிய தேதி',
  ends: 'முடியும் தேதி',
  ended: 'முடிந்த தேதி',
  renewable: 'எப்போது முதல் புதுப்பிக்கலாம்',
  stop: 'இந்த பேக்கை நிறுத்து',
  leavingAtTermEnd: 'இந்த பேக்கை நீக்கிவிட்டீர்கள். இது காலம் முடியும் வரை செயலில் இருந்து, பிறகு முடியும்.',
  leaving: (date: string): string =>
    `இந்த பேக்கை நீக்கிவிட்டீர்கள். இது ${date} வரை செயலில் இருந்து, பிறகு முடியும்.`,
  removeTitle: 'காலம் முடிந்ததும் நீக்கு',
  removeDescription: (date: string): string =>
    `இது ${date} வரை செயலில் இருக்கும். ரீஃபண்ட் எதுவும் கிடைக்காது.`,
  remove: 'நீக்கு',
  refundTitle: 'இப்போதே ரத்து செய்',
  refundDescription: (amount: string): string =>
    `இது உடனே நின்றுவிடும், உங்களுக்கு ${amount} திரும்பக் கிடைக்கும்.`,
  refund: 'ரத்து செய்து ரீஃபண்ட் பெறு',
  noRefund: 'இந்த பேக்குக்கு உங்கள் ஆபரேட்டர் ரீஃபண்ட் தருவதில்லை.',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'செயலில்',
  ended: 'முடிந்தது',
  cancelled: 'ரத்தானது',
  failed: 'தோல்வி',
  endsOn: '{date} அன்று முடிகிறது',
  endedOn: '{date} அன்று முடிந்தது',
  channels: (count: number): string => `${count} ${count === 1 ? 'சேனல்' : 'சேனல்கள்'}`,
  hd: (count: number): string => `HD-இல் ${count}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/மாதம்',
    QUARTERLY: '3\u00a0மாதங்களுக்கு',
    HALFYEARLY: '6\u00a0மாதங்களுக்கு',
    YEARLY: 'வருடத்துக்கு',
  },
  beforeTax: 'வரிக்கு முன்',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'பழைய பேக்குகள்',
  before:
    'உங்கள் பேலன்ஸிலிருந்து செலுத்தினால், புதிய பேக்குகள் செயலில் வந்ததும் இவற்றின் புதுப்பித்தல் நிறுத்தப்படும். ஒவ்வொன்றும் அதன் காலம் முடியும் வரை செயலில் இருக்கும்.',
  otherWay: 'வேறு பேமெண்ட் முறையைப் பயன்படுத்தினால், பேமெண்ட்டுக்குப் பிறகு இவற்றை ஒரே தட்டலில் நிறுத்தலாம்.',
  afterwards: 'இவை இன்னும் செயலில் உள்ளன. புதிய பேக்குகள் செயலில் வந்ததும் இவற்றை நிறுத்தலாம்.',
  keep: 'பழைய பேக்குகளை வைத்திரு',
  endNow: 'பழைய பேக்குகளை நிறுத்து',
  running: 'பழைய பேக்குகள் நிறுத்தப்படுகின்றன…',
  done: (count: number) =>
    count === 1
      ? 'பழைய பேக் அதன் காலத்துடன் முடியும், புதுப்பிக்கப்படாது.'
      : `பழைய ${count} பேக்குகளும் அவற்றின் காலத்துடன் முடியும், புதுப்பிக்கப்படாது.`,
  held: (names: string) =>
    `இன்னும் செயலில் இல்லை: ${names}. பழைய பேக்குகள் எல்லாம் இருக்கும், அதனால் எந்தச் சேனலையும் இழக்க மாட்டீர்கள்.`,
  unread:
    'இப்போது பழைய பேக் எதுவும் நிறுத்தப்படவில்லை: புதிய பேக்குகள் செயலில் உள்ளனவா என்று பார்க்க முடியவில்லை.',
  part: (count: number) =>
    `${count === 1 ? '1 பழைய பேக்கை' : `${count} பழைய பேக்குகளை`} நிறுத்த முடியவில்லை, ${count === 1 ? 'அது' : 'அவை'} புதுப்பிக்கப்படலாம். மீண்டும் முயற்சி செய்யுங்கள், அல்லது உங்கள் பேக்குகளில் நீக்குங்கள்.`,
  again: 'மீண்டும் முயற்சி செய்',
  myPacks: 'என் பேக்குகள்',
  status: {
    staying: 'செயலில்',
    ending: 'நிறுத்தப்படுகிறது…',
    ended: 'முடியும்',
    refused: 'நிற்கவில்லை',
    unknown: 'இன்னும் தெரியவில்லை',
  },
  unknown: 'பதில் வரவில்லை. உங்கள் பேக்குகள் அப்டேட் ஆனதும் முடிவு அங்கே தெரியும்.',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'அதே சேனல்கள், குறைந்த விலையில்',
  lead: 'உங்கள் பேக்குகளை விற்பனையில் உள்ள எல்லாவற்றுடனும் ஒப்பிடுகிறோம்.',
  found: (less: string): string => `அதே சேனல்கள், மாதம் ${less} குறைவாக`,
  forBox: (name: string): string => `${name}: GST உடன்`,
  forBoxBeforeTax: (name: string): string => `${name}: வரிக்கு முன்`,
};
