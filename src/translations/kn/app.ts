import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'ಸೇವಾ ಸೂಚನೆಗಳು',
  severity: { outage: 'ಸೇವೆ ಸ್ಥಗಿತ', work: 'ನಿರ್ವಹಣೆ ಕೆಲಸ', info: 'ಸೂಚನೆ' },
  more: (count: number): string => `ಇನ್ನೂ ${count}`,
  details: 'ವಿವರಗಳು',
  less: 'ಕಡಿಮೆ ತೋರಿಸಿ',
  dismiss: 'ಮರೆಮಾಡಿ',
  region: 'ಪ್ರದೇಶ',
  from: 'ಯಾವಾಗಿನಿಂದ',
  until: 'ಯಾವಾಗಿನವರೆಗೆ',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'ಖಾತೆ',
  profile: 'ನನ್ನ ಪ್ರೊಫೈಲ್',
  contact: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  survey: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ತಿಳಿಸಿ',
  logOut: 'ಲಾಗ್‌ಔಟ್ ಮಾಡಿ',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ.',
  since: (time) => `ನೀವು ${time} ರಿಂದ ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ.`,
  older: 'ಈಗ ಕಾಣುತ್ತಿರುವುದು ಅದಕ್ಕೂ ಮೊದಲು ಲೋಡ್ ಆಗಿದ್ದು.',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'ನಿಮ್ಮ ಕೋಡ್ ಬರೆಯುವ ಜಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  language: 'ಭಾಷೆ',
  inReview: 'ಈ ಅನುವಾದವನ್ನು ಇನ್ನೂ ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ.',
  theme: 'ಥೀಮ್',
  system: 'ಡಿವೈಸ್‌ನಂತೆ',
  light: 'ಲೈಟ್',
  dark: 'ಡಾರ್ಕ್',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'ಈ ಪುಟ ಕೆಲಸ ಮಾಡುವುದನ್ನು ನಿಲ್ಲಿಸಿದೆ',
  title: 'ಸಪೋರ್ಟ್ ತಂಡಕ್ಕಾಗಿ ಫೈಲ್',
  offer: 'ಸಪೋರ್ಟ್ ತಂಡದ ಫೈಲ್ ನೋಡಿ, ಸೇವ್ ಮಾಡಿ',
  waits: 'ನೀವು ಲಾಗಿನ್‌ಗೆ ಹೋಗುವವರೆಗೆ ಇದೇ ಪುಟದಲ್ಲಿ ಇರುತ್ತೀರಿ.',
  missing: 'ಫೈಲ್ ತೋರಿಸಲು ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  leave: 'ಲಾಗಿನ್‌ಗೆ ಹೋಗಿ',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'ಈ ಪುಟ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  description: 'ನೀವು ಮಾಡಿದ್ದು ಯಾವುದೂ ಕಳೆದುಹೋಗಿಲ್ಲ.',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಹೋಮ್‌ಗೆ ಹೋಗಿ',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'ಪೋರ್ಟಲ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇನ್ನೂ ಇಲ್ಲೇ ಇದೆ.',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'ನಿರ್ವಹಣೆ ಕೆಲಸ',
  description:
    'ನಿಮ್ಮ ಆಪರೇಟರ್ ತಮ್ಮ ಸಿಸ್ಟಮ್‌ಗಳಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತಿದ್ದಾರೆ. ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತವೆ. ಕೆಲಸ ಮುಗಿದ ಮೇಲೆ ನೀವು ಮತ್ತೆ ರಿನ್ಯೂ ಮಾಡಬಹುದು, ಪಾವತಿಸಬಹುದು.',
  again: 'ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ',
  over: 'ಕೆಲಸ ಮುಗಿದಿದೆ. ಎಲ್ಲವೂ ಮತ್ತೆ ಲಭ್ಯವಿದೆ.',
  goOn: 'ಮುಂದುವರಿಯಿರಿ',
  unknown: 'ಕೆಲಸ ಮುಗಿದಿದೆಯೇ ಎಂದು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ.',
  staff: 'ಸಿಬ್ಬಂದಿ ಲಾಗಿನ್',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  description: 'ವಿಳಾಸ ತಪ್ಪಾಗಿ ಬರೆದಿರಬಹುದು, ಅಥವಾ ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು.',
  home: 'ಹೋಮ್‌ಗೆ ಹೋಗಿ',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'ಮಾದರಿ ಡೇಟಾ: ಆಪರೇಟರ್ ಜೊತೆ ಸಂಪರ್ಕ ಆಗಲಿಲ್ಲ, ಇಲ್ಲಿರುವುದು ಯಾವುದೂ ನಿಜವಲ್ಲ.',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 ನಮೂದನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ಅದು ಇಲ್ಲಿಲ್ಲ.'
      : `${count} ನಮೂದುಗಳನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ಅವು ಇಲ್ಲಿಲ್ಲ.`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: ನಿಮ್ಮ ಆಪರೇಟರ್ ಪ್ರಕಾರ ${counted} ಚಾನೆಲ್, ಪಟ್ಟಿಯಲ್ಲಿ ${listed} ಇವೆ.`,
  once: 'ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಪ್ಯಾಕ್‌ನಲ್ಲಿರುವ ಚಾನೆಲ್ ಅನ್ನು ಒಮ್ಮೆ ಮಾತ್ರ ಎಣಿಸಲಾಗಿದೆ.',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ, ರಿನ್ಯೂ ಮಾಡಿ, ಪಾವತಿಸಿ ಮತ್ತು ಸಹಾಯ ಪಡೆಯಿರಿ.',
  noScripts: 'ಈ ಪುಟಕ್ಕೆ JavaScript ಬೇಕು. ಲಾಗಿನ್ ಮಾಡಲು ಅದನ್ನು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಆನ್ ಮಾಡಿ.',
  misconfigured: (field) => `ಪೋರ್ಟಲ್‌ನ ಕಾನ್ಫಿಗರೇಶನ್‌ನಲ್ಲಿ “${field}” ಫೀಲ್ಡ್ ತಪ್ಪಾಗಿದೆ.`,
};
