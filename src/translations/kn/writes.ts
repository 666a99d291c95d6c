import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ',
    booked: 'ಪೂರ್ಣಗೊಂಡಿದೆ',
    notBooked: 'ಇಲ್ಲಿಯವರೆಗೆ ಯಾವುದೇ ಸುಳಿವಿಲ್ಲ',
    unknown: 'ನಮಗೆ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ',
  },
  partly: 'ಒಂದು ಭಾಗ ಪೂರ್ಣಗೊಂಡಿದೆ',
  subject: {
    checkout: 'ನಿಮ್ಮ ಆರ್ಡರ್',
    renew: 'ನಿಮ್ಮ ರಿನ್ಯೂವಲ್',
    renewReadingText: 'ನಿಮ್ಮ ರಿನ್ಯೂವಲ್',
    cancelForRefund: 'ನಿಮ್ಮ ಪ್ಯಾಕ್ ರದ್ದತಿ',
    placeOrder: 'ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಆರ್ಡರ್',
  },
  ownSubject: {
    checkout: 'ನನ್ನ ಆರ್ಡರ್',
    renew: 'ನನ್ನ ರಿನ್ಯೂವಲ್',
    renewReadingText: 'ನನ್ನ ರಿನ್ಯೂವಲ್',
    cancelForRefund: 'ನನ್ನ ಪ್ಯಾಕ್ ರದ್ದತಿ',
    placeOrder: 'ನನ್ನ ಕನೆಕ್ಷನ್ ಆರ್ಡರ್',
  },
  findingOut: (subject: string): string =>
    `${subject} ಬಗ್ಗೆ ಸ್ಪಷ್ಟ ಉತ್ತರ ಇನ್ನೂ ಬಂದಿಲ್ಲ. ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು, ಬ್ಯಾಲೆನ್ಸ್ ಮತ್ತು ವಹಿವಾಟುಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ: ಮೂರು ನಿಮಿಷಗಳವರೆಗೆ. ಏನನ್ನೂ ಮತ್ತೆ ಕಳುಹಿಸುವುದಿಲ್ಲ.`,
  findingOutOrder:
    'ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಆರ್ಡರ್‌ಗೆ ಸ್ಪಷ್ಟ ಉತ್ತರ ಬಂದಿಲ್ಲ. ಹಣ ಕಡಿತವಾಗಿಲ್ಲ. ಮೂರು ನಿಮಿಷ ಕಾಯಿರಿ: ಉತ್ತರ ಈಗಲೂ ಬರಬಹುದು.',
  safeAgain: {
    honoured: 'ನೀವು ಈಗ ಅದನ್ನೇ ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು: ಅದು ಒಂದೇ ಬಾರಿ ಆಗುತ್ತದೆ.',
    unknown: 'ತಾನಾಗಿಯೇ ಏನನ್ನೂ ಮತ್ತೆ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  },
  booked: (subject: string): string => `${subject} ಆಪರೇಟರ್ ಬಳಿ ಪೂರ್ಣಗೊಂಡಿದೆ.`,
  partlyBooked: (subject: string): string => `${subject} ಆಪರೇಟರ್ ಬಳಿ ಭಾಗಶಃ ಪೂರ್ಣಗೊಂಡಿದೆ:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} ರವರೆಗೆ ಚಾಲ್ತಿಯಲ್ಲಿರುತ್ತದೆ.`,
  stopped: (name: string): string => `${name} ರದ್ದಾಗಿದೆ.`,
  lineNotBooked: (name: string): string => `${name} ಪೂರ್ಣಗೊಂಡಿಲ್ಲ.`,
  transaction: (id: string, amount: string): string => `ವಹಿವಾಟು ${id}: ${amount}.`,
  otherAmount: (agreed: string, taken: string): string =>
    `ನೀವು ${agreed}ಗೆ ಒಪ್ಪಿದ್ದಿರಿ, ಆದರೆ ${taken} ಕಡಿತವಾಗಿದೆ. ಇದನ್ನು ಪರಿಶೀಲಿಸಲು ದೂರು ದಾಖಲಿಸಿ.`,
  otherAmountSubject: (subject: string): string => `${subject}: ಬೇರೆ ಮೊತ್ತ ಕಡಿತವಾಗಿದೆ`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} ಕಳುಹಿಸಿದ್ದೇನೆ. ದಯವಿಟ್ಟು ಮೊತ್ತವನ್ನು ಪರಿಶೀಲಿಸಿ.`,
      `ಒಪ್ಪಿದ ಮೊತ್ತ: ${agreed}`,
      `ಕಡಿತವಾದ ಮೊತ್ತ: ${taken}`,
      `ಕಳುಹಿಸಿದ್ದು: ${time}`,
      `ರೆಫರೆನ್ಸ್: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} ನಂತರ ಏನೂ ಬದಲಾಗಿಲ್ಲ. ನಾವು ಒಂದು ದಿನ ಪರಿಶೀಲಿಸುತ್ತಲೇ ಇರುತ್ತೇವೆ, ಬದಲಾದರೆ ಇಲ್ಲಿ ತೋರಿಸುತ್ತೇವೆ.`,
  againWithoutSign: {
    honoured: 'ನೀವು ಈಗ ಅದನ್ನೇ ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು: ಅದು ಒಂದೇ ಬಾರಿ ಆಗುತ್ತದೆ.',
    unknown: 'ನೀವು ಮತ್ತೆ ಮಾಡಿ, ಮೊದಲನೆಯದೂ ನಂತರ ಆದರೆ, ಎರಡಕ್ಕೂ ಹಣ ಕಡಿತವಾಗಬಹುದು.',
  },
  unknown: (subject: string): string =>
    `${subject} ಪೂರ್ಣಗೊಂಡಿದೆಯೇ ಎಂದು ಆಪರೇಟರ್‌ನ ದಾಖಲೆಗಳಿಂದ ತಿಳಿಯುತ್ತಿಲ್ಲ. ಮೊದಲು ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಮತ್ತು ವಹಿವಾಟುಗಳನ್ನು ಪರಿಶೀಲಿಸಿ: ಮತ್ತೆ ಮಾಡಿದರೆ ಅದಕ್ಕೂ ಹಣ ಕಡಿತವಾಗುತ್ತದೆ.`,
  unknownOrder:
    'ನಂಬರ್ ಇಲ್ಲದೆ ಆರ್ಡರ್ ಹುಡುಕಲು ಆಗುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ಅದು ತಲುಪಿದೆಯೇ ಎಂದು ನಮಗೆ ಗೊತ್ತಿಲ್ಲ. ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಕರೆ ಮಾಡಿ ಕೇಳಿ. ಅದು ತಲುಪಿದ್ದು ನೀವು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿದರೆ, ಎರಡು ಆರ್ಡರ್‌ಗಳಾಗುತ್ತವೆ: ಪಾವತಿಸದ ಆರ್ಡರ್ ತಾನಾಗಿಯೇ ರದ್ದಾಗುತ್ತದೆ.',
  asked: 'ನಾವು ಪರಿಶೀಲಿಸುತ್ತಿರುತ್ತೇವೆ.',
  askNow: 'ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ',
  transactions: 'ವಹಿವಾಟುಗಳು',
  packs: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  ticket: 'ದೂರು ದಾಖಲಿಸಿ',
  seen: 'ನಾನು ಪರಿಶೀಲಿಸಿದ್ದೇನೆ',
  orderAgain: 'ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ',
  done: 'ಸರಿ',
  ticketSubject: (subject: string): string => `${subject} ಬಗ್ಗೆ ಸ್ಪಷ್ಟ ಉತ್ತರ ಬಂದಿಲ್ಲ`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} ಬಗ್ಗೆ ಸ್ಪಷ್ಟ ಉತ್ತರ ಬಂದಿಲ್ಲ. ಇದು ಪೂರ್ಣಗೊಂಡಿದೆಯೇ ಎಂದು ದಯವಿಟ್ಟು ನನಗೆ ತಿಳಿಸಿ.`,
      `ಕಳುಹಿಸಿದ್ದು: ${time}`,
      ...(amount === '' ? [] : [`ಮೊತ್ತ: ${amount}`]),
      `ರೆಫರೆನ್ಸ್: ${reference}`,
    ].join('\n'),
};
