import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

const plural = new Intl.PluralRules('kn');

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['ಜನ', 'ಫೆಬ್ರ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿ', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗ', 'ಸೆಪ್ಟೆಂ', 'ಅಕ್ಟೋ', 'ನವೆಂ', 'ಡಿಸೆಂ'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'ಇಂದು ಮುಗಿಯುತ್ತದೆ';
    return count < 0
      ? `${-count}\u00a0${plural.select(-count) === 'one' ? 'ದಿನದ' : 'ದಿನಗಳ'} ಹಿಂದೆ ಮುಗಿದಿದೆ`
      : `${count}\u00a0${plural.select(count) === 'one' ? 'ದಿನ ಉಳಿದಿದೆ' : 'ದಿನಗಳು ಉಳಿದಿವೆ'}`;
  },
  activeUntil: '{date} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ',
  endsOn: '{date} ರಂದು ಮುಗಿಯುತ್ತದೆ',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'ಕಾಪಿ ಮಾಡಿ',
  copyWhole: 'ಪೂರ್ಣ ರೆಫರೆನ್ಸ್ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಕಾಪಿ ಆಗಿದೆ.',
  marked: 'ಇದನ್ನು ಆಯ್ಕೆ ಮಾಡಲಾಗಿದೆ. ನಿಮ್ಮ ಡಿವೈಸ್‌ನ ಮೆನು ಬಳಸಿ ಕಾಪಿ ಮಾಡಿ.',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'ಮುಚ್ಚಿ' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  failed: 'ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ',
  offlineDescription: 'ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ. ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'ತಾಂತ್ರಿಕ ವಿವರಗಳು',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'ನೀವು ತುಂಬಿದ್ದನ್ನು ಪರಿಶೀಲಿಸಿ',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'ಪಾಸ್‌ವರ್ಡ್ ತೋರಿಸಿ',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'ಮುಖ್ಯ ಮೆನು',
  home: 'ಹೋಮ್',
  packs: 'ಪ್ಯಾಕ್‌ಗಳು',
  add: 'ಸೇರಿಸಿ',
  money: 'ಹಣ',
  help: 'ಸಹಾಯ',
  packsLong: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  addLong: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  balance: 'ಬ್ಯಾಲೆನ್ಸ್',
  addMoney: 'ಹಣ ಸೇರಿಸಿ',
  alerts: 'ಅಲರ್ಟ್‌ಗಳು',
  cart: 'ಕಾರ್ಟ್',
  inCart: (count) => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ${count}`,
  logOut: 'ಲಾಗ್‌ಔಟ್ ಮಾಡಿ',
  unread: (count) => `ಓದದ ${count} ${plural.select(count) === 'one' ? 'ಅಲರ್ಟ್' : 'ಅಲರ್ಟ್‌ಗಳು'}`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'ಮುಗಿದಿದೆ' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ`,
  all: (day: string): string => `ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ${day} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತವೆ`,
  first: (day: string): string => `ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಚಾಲ್ತಿಯಲ್ಲಿವೆ. ಮೊದಲನೆಯದು ${day} ರಂದು ಮುಗಿಯುತ್ತದೆ.`,
};
