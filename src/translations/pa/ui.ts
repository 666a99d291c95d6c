import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['ਜਨ', 'ਫ਼ਰ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾ', 'ਅਗ', 'ਸਤੰ', 'ਅਕਤੂ', 'ਨਵੰ', 'ਦਸੰ'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'ਅੱਜ ਖਤਮ';
    return count < 0 ? `${-count}\u00a0ਦਿਨ ਪਹਿਲਾਂ ਖਤਮ` : `${count}\u00a0ਦਿਨ ਬਾਕੀ`;
  },
  activeUntil: '{date} ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ',
  endsOn: '{date} ਨੂੰ ਖਤਮ ਹੋਵੇਗਾ',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'ਕਾਪੀ ਕਰੋ',
  copyWhole: 'ਪੂਰਾ ਰੈਫ਼ਰੈਂਸ ਕਾਪੀ ਕਰੋ',
  copied: 'ਕਾਪੀ ਹੋ ਗਿਆ।',
  marked: 'ਇਹ ਚੁਣਿਆ ਗਿਆ ਹੈ। ਆਪਣੇ ਡੀਵਾਈਸ ਦੇ ਮੀਨੂ ਤੋਂ ਕਾਪੀ ਕਰੋ।',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'ਬੰਦ ਕਰੋ' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਉਡੀਕ ਕਰੋ...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  failed: 'ਇਹ ਹਿੱਸਾ ਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  offline: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ',
  offlineDescription: 'ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਚੈੱਕ ਕਰੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਕੁਝ ਵੀ ਭੇਜਿਆ ਨਹੀਂ ਗਿਆ।',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'ਤਕਨੀਕੀ ਜਾਣਕਾਰੀ',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'ਜੋ ਤੁਸੀਂ ਭਰਿਆ ਹੈ, ਉਹ ਚੈੱਕ ਕਰੋ',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'ਪਾਸਵਰਡ ਦਿਖਾਓ',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'ਮੁੱਖ ਮੀਨੂ',
  home: 'ਹੋਮ',
  packs: 'ਪੈਕ',
  add: 'ਜੋੜੋ',
  money: 'ਪੈਸੇ',
  help: 'ਮਦਦ',
  packsLong: 'ਮੇਰੇ ਪੈਕ',
  addLong: 'ਪੈਕ ਜੋੜੋ',
  balance: 'ਬੈਲੇਂਸ',
  addMoney: 'ਪੈਸੇ ਜੋੜੋ',
  alerts: 'ਅਲਰਟ',
  cart: 'ਕਾਰਟ',
  inCart: (count) => `ਤੁਹਾਡੇ ਕਾਰਟ ਵਿੱਚ ${count}`,
  logOut: 'ਲੌਗ ਆਊਟ ਕਰੋ',
  unread: (count) => (count === 1 ? '1 ਨਾ ਪੜ੍ਹਿਆ ਅਲਰਟ' : `${count} ਨਾ ਪੜ੍ਹੇ ਅਲਰਟ`),
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = { settings: 'ਸੈਟਿੰਗਾਂ' };

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'ਮੁੱਖ ਸਮੱਗਰੀ ’ਤੇ ਜਾਓ' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'ਪੂਰਾ' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ`,
  all: (day: string): string => `ਤੁਹਾਡੇ ਪੈਕ ${day} ਤੱਕ ਚਾਲੂ ਰਹਿਣਗੇ`,
  first: (day: string): string => `ਤੁਹਾਡੇ ਪੈਕ ਚਾਲੂ ਹਨ। ਸਭ ਤੋਂ ਪਹਿਲਾ ${day} ਨੂੰ ਖਤਮ ਹੋਵੇਗਾ।`,
};
