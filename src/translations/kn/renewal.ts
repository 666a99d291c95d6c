import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'ರಿನ್ಯೂ ಮಾಡಿ',
  back: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  ready: 'ರಿನ್ಯೂ ಮಾಡಲು ಸಿದ್ಧ',
  broadband: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
  whichBox: 'ಯಾವ ಬಾಕ್ಸ್?',
  whichBoxDescription: 'ಒಂದೇ ಪ್ಯಾಕ್ ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಬಾಕ್ಸ್‌ಗಳಲ್ಲಿದೆ, ಹಾಗಾಗಿ ಒಂದು ಸಲಕ್ಕೆ ಒಂದು ಬಾಕ್ಸ್ ರಿನ್ಯೂ ಮಾಡಿ.',
  leaving: 'ಈ ಪ್ಯಾಕ್ ತೆಗೆದುಹಾಕಲು ನೀವು ಹೇಳಿದ್ದೀರಿ. ರಿನ್ಯೂ ಮಾಡಿದರೆ ಅದು ಉಳಿಯುತ್ತದೆ.',
  later: 'ಇನ್ನೂ ಸಮಯ ಬಂದಿಲ್ಲ',
  laterDescription: 'ಪ್ಯಾಕ್ ಮುಗಿಯುವ ಮೊದಲಿನ 15 ದಿನಗಳಲ್ಲಿ ರಿನ್ಯೂ ಮಾಡಬಹುದು.',
  from: '{date} ರಿಂದ ರಿನ್ಯೂ ಮಾಡಬಹುದು',
  noFrom: 'ಈಗ ರಿನ್ಯೂ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ',
  allEnd: 'ಎಲ್ಲವೂ {date} ರಂದು ಮುಗಿಯುತ್ತವೆ',
  allEnded: 'ಎಲ್ಲವೂ {date} ರಂದು ಮುಗಿದಿವೆ',
  nothingReady: 'ಸದ್ಯಕ್ಕೆ ರಿನ್ಯೂ ಮಾಡಲು ಏನಿಲ್ಲ',
  noPacks: 'ರಿನ್ಯೂ ಮಾಡಲು ಪ್ಯಾಕ್ ಇಲ್ಲ',
  noPacksDescription: 'ನೀವು ಸೇರಿಸುವ ಪ್ಯಾಕ್‌ಗಳು ಮುಗಿಯುವ 15 ದಿನ ಮೊದಲು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  howLong: 'ರಿನ್ಯೂ ಅವಧಿ',
  units: { MONTHLY: 'ತಿಂಗಳು', QUARTERLY: 'ತಿಂಗಳು', HALFYEARLY: 'ತಿಂಗಳು', YEARLY: 'ತಿಂಗಳು' },
  perMonth: (amount: string): string => `${amount}/ತಿಂಗಳು`,
  saving: (amount: string): string => `${amount} ಉಳಿತಾಯ`,
  due: 'ಮುಂದಿನ ಕೊನೆಯ ದಿನಾಂಕ {date}',
  notOffered: (names: string): string => `${names} ಗೆ ಬೆಲೆ ಇಲ್ಲ`,
  bill: 'ನಿಮ್ಮ ರಿನ್ಯೂವಲ್',
  until: '{date} ರವರೆಗೆ',
  payMissing: 'ಪಾವತಿ ವಿಧಾನಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  noneTicked: 'ಕನಿಷ್ಠ ಒಂದು ಪ್ಯಾಕ್ ಆರಿಸಿ.',
  noPrice: (names: string): string => `ಈ ಅವಧಿಗೆ ${names} ಗೆ ಬೆಲೆ ಇಲ್ಲ.`,
  otherTermOrFewer: 'ಬೇರೆ ಅವಧಿ ಆರಿಸಿ, ಅಥವಾ ಅದರ ಟಿಕ್ ತೆಗೆಯಿರಿ.',
  nothingPaid: 'ಯಾವುದೂ ರಿನ್ಯೂ ಆಗಿಲ್ಲ, ಹಣವೂ ಕಡಿತವಾಗಿಲ್ಲ.',
  calendar: 'ನನಗೆ ನೆನಪಿಸಿ',
  calendarDone: 'ಕ್ಯಾಲೆಂಡರ್ ಫೈಲ್ ಸೇವ್ ಆಗಿದೆ.',
  calendarFailed: 'ಫೈಲ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `ರಿನ್ಯೂ ಮಾಡಿ: ${names}`,
  description: (operator: string): string => `ಕೊನೆಯ ದಿನ. ಮುಗಿಯುವ ಮೊದಲು ${operator} ನಲ್ಲಿ ರಿನ್ಯೂ ಮಾಡಿ.`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'ನಿಮ್ಮ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಆಗಿದೆ' : 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ರಿನ್ಯೂ ಆಗಿವೆ';
    if (renewed > 0) return `${all} ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ${renewed} ರಿನ್ಯೂ ${renewed === 1 ? 'ಆಗಿದೆ' : 'ಆಗಿವೆ'}`;
    return unclear > 0 ? 'ರಿನ್ಯೂವಲ್ ಖಚಿತವಾಗಿಲ್ಲ' : 'ಯಾವುದೂ ರಿನ್ಯೂ ಆಗಿಲ್ಲ';
  },
  fromBalance: 'ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ',
  paidUnknown: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಎಷ್ಟು ಕಡಿತ ಮಾಡಿದ್ದಾರೆ ಎಂದು ನಿಮ್ಮ ವಹಿವಾಟುಗಳಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  paidNothing: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಏನೂ ಕಡಿತವಾಗಿಲ್ಲ.',
  packs: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು',
  renewed: 'ರಿನ್ಯೂ ಆಗಿದೆ',
  failed: 'ರಿನ್ಯೂ ಆಗಿಲ್ಲ',
  reasons: {
    tooEarly: 'ಇನ್ನೂ ಸಮಯ ಬಂದಿಲ್ಲ. ಪ್ಯಾಕ್ ಮುಗಿಯುವ ಮೊದಲಿನ 15 ದಿನಗಳಲ್ಲಿ ರಿನ್ಯೂ ಮಾಡಬಹುದು.',
    chargeRefused: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಶುಲ್ಕ ಹಾಕಲು ಆಗಲಿಲ್ಲ. ಈ ಪ್ಯಾಕ್‌ಗೆ ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
    other: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಈ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇದಕ್ಕೆ ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್: ${words}` : `ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್: ${words} (${code})`,
  unclear: 'ಈ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಆಗಿದೆಯೇ ಎಂದು ನಿಮ್ಮ ಆಪರೇಟರ್ ಹೇಳಿಲ್ಲ.',
  tryAgain: (count: number, amount: string): string =>
    count === 1
      ? `${amount} ಗೆ 1 ಪ್ಯಾಕ್ ಮತ್ತೆ ರಿನ್ಯೂ ಮಾಡಿ`
      : `${amount} ಗೆ ${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಮತ್ತೆ ರಿನ್ಯೂ ಮಾಡಿ`,
  others: 'ಬೇರೆ ಪ್ಯಾಕ್ ರಿನ್ಯೂ ಮಾಡಿ',
  myPacks: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  confirming: 'ನಿಮ್ಮ ರಿನ್ಯೂವಲ್ ಇನ್ನೂ ಖಚಿತವಾಗುತ್ತಿದೆ',
  unknownTitle: 'ನಿಮ್ಮ ರಿನ್ಯೂವಲ್',
  stillEnds: 'ಈಗಲೂ {date} ರಂದೇ ಮುಗಿಯುತ್ತದೆ',
  sendAgain: (amount: string): string => `ಅದೇ ರಿನ್ಯೂವಲ್ ${amount} ಗೆ ಮತ್ತೆ ಕಳುಹಿಸಿ`,
  choose: 'ಆಯ್ಕೆ ಬದಲಾಯಿಸಿ',
};
