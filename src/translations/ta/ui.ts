import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

const plural = new Intl.PluralRules('ta');
const isOne = (count: number) => plural.select(count) === 'one';

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['ஜன.', 'பிப்.', 'மார்.', 'ஏப்.', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக.', 'செப்.', 'அக்.', 'நவ.', 'டிச.'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'இன்று முடிகிறது';
    if (count < 0) return `${-count}\u00a0${isOne(-count) ? 'நாளுக்கு' : 'நாட்களுக்கு'} முன் முடிந்தது`;
    return `${count}\u00a0${isOne(count) ? 'நாள்' : 'நாட்கள்'} மீதம்`;
  },
  activeUntil: '{date} வரை செயலில் இருக்கும்',
  endsOn: '{date} அன்று முடிகிறது',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'காப்பி செய்',
  copyWhole: 'முழு எண்ணையும் காப்பி செய்',
  copied: 'காப்பி ஆனது.',
  marked: 'தேர்வு செய்யப்பட்டுள்ளது. உங்கள் சாதனத்தின் மெனுவிலிருந்து காப்பி செய்யுங்கள்.',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'மூடு' };

export const loaderText: TextsOf<typeof english.loaderText> = {
  wait: 'கொஞ்சம் காத்திருங்கள்...',
};

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'லோட் ஆகிறது' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'மீண்டும் முயற்சி செய்',
  failed: 'இந்தப் பகுதி லோட் ஆகவில்லை',
  offline: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள்',
  offlineDescription: 'இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள். எதுவும் அனுப்பப்படவில்லை.',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'தொழில்நுட்ப விவரங்கள்',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'நீங்கள் உள்ளிட்டதைச் சரிபாருங்கள்',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'பாஸ்வேர்டைக் காட்டு',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'முக்கிய மெனு',
  home: 'முகப்பு',
  packs: 'பேக்குகள்',
  add: 'சேர்',
  money: 'பணம்',
  help: 'உதவி',
  packsLong: 'என் பேக்குகள்',
  addLong: 'பேக் சேர்',
  balance: 'பேலன்ஸ்',
  addMoney: 'பணம் சேர்',
  alerts: 'அறிவிப்புகள்',
  cart: 'கார்ட்',
  inCart: (count) => `உங்கள் கார்ட்டில் ${count}`,
  logOut: 'லாக் அவுட்',
  unread: (count) => `படிக்காத ${count} ${isOne(count) ? 'அறிவிப்பு' : 'அறிவிப்புகள்'}`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'செட்டிங்ஸ்',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = {
  skip: 'முக்கிய உள்ளடக்கத்துக்குச் செல்',
};

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'முடிந்தது' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} வரை செயலில் இருக்கும்`,
  all: (day: string): string => `உங்கள் பேக்குகள் ${day} வரை செயலில் இருக்கும்`,
  first: (day: string): string => `உங்கள் பேக்குகள் செயலில் உள்ளன. முதலாவது ${day} அன்று முடிகிறது.`,
};
