import type { contactText as EnglishContactText } from '../../screens/help/contact/contact.text';
import type { faqText as EnglishFaqText } from '../../screens/help/faq/faq.text';
import type { boxRefreshText as EnglishBoxRefreshText } from '../../screens/help/guide/boxRefresh.text';
import type { guideText as EnglishGuideText } from '../../screens/help/guide/guide.text';
import type { getHelpText as EnglishGetHelpText } from '../../screens/help/newTicket/getHelp.text';
import type { newTicketText as EnglishNewTicketText } from '../../screens/help/newTicket/newTicket.text';
import type { surveyText as EnglishSurveyText } from '../../screens/help/survey/survey.text';
import type { supportText as EnglishSupportText } from '../../screens/help/tickets/support.text';
import type { ticketStatusText as EnglishTicketStatusText } from '../../screens/help/tickets/ticketStatus.text';
import type { ticketViewText as EnglishTicketViewText } from '../../screens/help/tickets/ticketView.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('kn');

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  lco: 'ನಿಮ್ಮ ಕೇಬಲ್ ಆಪರೇಟರ್',
  lcoDescription: 'ಮನೆಯಲ್ಲಿರುವ ನಿಮ್ಮ ಲೈನ್ ಮತ್ತು ಬಾಕ್ಸ್ ನೋಡಿಕೊಳ್ಳುತ್ತಾರೆ.',
  care: 'ಕಸ್ಟಮರ್ ಕೇರ್',
  careDescription: 'ಪಾವತಿಗಳು, ಪ್ಯಾಕ್‌ಗಳು ಮತ್ತು ನಿಮ್ಮ ಖಾತೆಗಾಗಿ.',
  name: 'ಹೆಸರು',
  phone: 'ಫೋನ್',
  email: 'ಇಮೇಲ್',
  call: (name: string): string => `ಕರೆ ಮಾಡಿ: ${name}`,
  message: (name: string): string => `ಮೆಸೇಜ್ ಕಳುಹಿಸಿ: ${name}`,
  write: 'ಇಮೇಲ್ ಬರೆಯಿರಿ',
  subject: (number: string): string => `ಕಸ್ಟಮರ್ ನಂಬರ್ ${number}`,
  hand: 'ಈ ವಿವರಗಳು ಕೈಯಲ್ಲಿರಲಿ',
  customer: 'ಕಸ್ಟಮರ್ ನಂಬರ್',
  box: 'ಬಾಕ್ಸ್ ನಂಬರ್',
  copy: 'ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಕಾಪಿ ಆಗಿದೆ',
  copyFailed: 'ನಿಮ್ಮ ಬ್ರೌಸರ್‌ಗೆ ಕಾಪಿ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ನಂಬರ್ ಆಯ್ಕೆ ಮಾಡಿ ಕಾಪಿ ಮಾಡಿ.',
  support: 'ಬದಲಿಗೆ ಸಮಸ್ಯೆ ತಿಳಿಸಿ',
  supportDescription: 'ದೂರುಗಳಿಗೆ ಬರಹದಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇವೆ, ನೀವು ಅವುಗಳ ಸ್ಥಿತಿ ನೋಡಬಹುದು.',
  licences: 'ಓಪನ್ ಸೋರ್ಸ್ ಪರವಾನಗಿಗಳು',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'ಸಹಾಯ',
  picture: 'ಟಿವಿ ಚಿತ್ರ ಬರುತ್ತಿಲ್ಲವೇ?',
  pictureDescription: 'ಪರದೆಯಲ್ಲಿ ಏನು ಕಾಣುತ್ತಿದೆ ತಿಳಿಸಿ. ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತೇವೆ, ನಿಮ್ಮ ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಬಲ್ಲೆವು.',
  pictureStart: 'ಚಿತ್ರ ಸಮಸ್ಯೆಯ ಗೈಡ್ ಶುರು ಮಾಡಿ',
  links: 'ಇನ್ನಷ್ಟು ಸಹಾಯ',
  support: 'ನನ್ನ ದೂರುಗಳು',
  contact: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  checkPayment: 'ಪಾವತಿ ಸಿಲುಕಿದೆಯೇ?',
  survey: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ತಿಳಿಸಿ',
  answers: 'ಪ್ರಶ್ನೆಗಳು ಮತ್ತು ಉತ್ತರಗಳು',
  search: 'ಉತ್ತರಗಳಲ್ಲಿ ಹುಡುಕಿ',
  searchHint: 'ಉದಾಹರಣೆಗೆ: ರಿಮೋಟ್, ರಿಫಂಡ್, ನಿಧಾನ ಇಂಟರ್ನೆಟ್',
  topics: 'ವಿಷಯಗಳು',
  all: 'ಎಲ್ಲಾ',
  topic: {
    picture: 'ಟಿವಿ ಮತ್ತು ಚಿತ್ರ',
    packs: 'ಪ್ಯಾಕ್ ಮತ್ತು ರಿನ್ಯೂವಲ್',
    payments: 'ಪಾವತಿಗಳು',
    broadband: 'ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್',
    account: 'ನನ್ನ ಖಾತೆ',
    service: 'ಸೇವೆ',
  },
  found: (count: number): string =>
    plural.select(count) === 'one' ? `${count} ಉತ್ತರ ಸಿಕ್ಕಿದೆ` : `${count} ಉತ್ತರಗಳು ಸಿಕ್ಕಿವೆ`,
  nothing: 'ಯಾವುದೇ ಉತ್ತರ ಸಿಗಲಿಲ್ಲ',
  nothingDescription: 'ಬೇರೆ ಪದಗಳಿಂದ ಹುಡುಕಿ, ದೂರು ದಾಖಲಿಸಿ ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
  ask: 'ಸಮಸ್ಯೆ ತಿಳಿಸಿ',
  stale: 'ಹೊಸ ಉತ್ತರಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಇವು ಪೋರ್ಟಲ್ ಜೊತೆಗೆ ಬಂದ ಉತ್ತರಗಳು.',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  linkNames: {
    picture: 'ಚಿತ್ರ ಸಮಸ್ಯೆಯ ಗೈಡ್ ತೆರೆಯಿರಿ',
    support: 'ಸಮಸ್ಯೆ ತಿಳಿಸಿ',
    packs: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ',
    renew: 'ಈಗಲೇ ರಿನ್ಯೂ ಮಾಡಿ',
    add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
    topUp: 'ಹಣ ಸೇರಿಸಿ',
    transactions: 'ನನ್ನ ಪಾವತಿಗಳನ್ನು ನೋಡಿ',
    profile: 'ನನ್ನ ಪ್ರೊಫೈಲ್ ತೆರೆಯಿರಿ',
    kyc: 'ದಾಖಲೆ ಕಳುಹಿಸಿ',
    password: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ',
    contact: 'ಯಾರಿಗೆ ಕರೆ ಮಾಡಬೇಕು ನೋಡಿ',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'ನನ್ನ ಬಾಕ್ಸ್‌ಗಳು',
  refresh: 'ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  refreshNamed: (name: string): string => `ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿ: ${name}`,
  write: 'ಇನ್ನೂ ಚಿತ್ರ ಬಂದಿಲ್ಲವೇ? ದೂರು ದಾಖಲಿಸಿ',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'ಟಿವಿ ಚಿತ್ರ ಬರುತ್ತಿಲ್ಲವೇ?',
  support: 'ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್',
  steps: ['ಬಾಕ್ಸ್', 'ಸ್ಕ್ರೀನ್', 'ಪರಿಶೀಲನೆ', 'ರಿಫ್ರೆಶ್'],
  back: 'ಹಿಂದೆ',
  whichBox: 'ಯಾವ ಬಾಕ್ಸ್?',
  noBox: 'ಈ ಖಾತೆಯಲ್ಲಿ ಟಿವಿ ಬಾಕ್ಸ್ ಇಲ್ಲ',
  noBoxDescription: 'ದೂರು ದಾಖಲಿಸಿ, ಸಪೋರ್ಟ್ ತಂಡ ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಪರಿಶೀಲಿಸುತ್ತದೆ.',
  write: 'ದೂರು ದಾಖಲಿಸಿ',
  whatScreen: 'ಸ್ಕ್ರೀನ್ ಮೇಲೆ ಏನಿದೆ?',
  symptom: {
    noSignal: '“No signal” ಅಥವಾ “No input”',
    errorCode: 'ಎರರ್ ಕೋಡ್ ಅಥವಾ ನಂಬರ್',
    black: 'ಸ್ಕ್ರೀನ್ ಕಪ್ಪಾಗಿದೆ',
    frozen: 'ಚಿತ್ರ ನಿಂತುಬಿಡುತ್ತದೆ ಅಥವಾ ಒಡೆಯುತ್ತದೆ',
    missing: 'ಒಂದು ಚಾನೆಲ್ ಬರುತ್ತಿಲ್ಲ ಅಥವಾ “not subscribed” ಎಂದಿದೆ',
    other: 'ಬೇರೇನೋ',
  },
  codeTitle: 'ಯಾವ ಕೋಡ್?',
  code: 'ಎರರ್ ಕೋಡ್',
  codeHint: 'ಉದಾಹರಣೆಗೆ E16. ಓದಲು ಆಗದಿದ್ದರೆ ಖಾಲಿ ಬಿಡಿ.',
  next: 'ಮುಂದೆ',
  checks: 'ನಾವು ಪರಿಶೀಲಿಸಿದ್ದು',
  operatorWorks: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಸಿಸ್ಟಮ್‌ಗಳು ಕೆಲಸ ಮಾಡುತ್ತಿವೆ.',
  operatorDown: 'ನಿರ್ವಹಣೆ ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ. ಅದು ಮುಗಿದ ಮೇಲೆ ಚಿತ್ರ ಮತ್ತೆ ಬರುತ್ತದೆ.',
  operatorUnknown: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಸಿಸ್ಟಮ್‌ಗಳು ಕೆಲಸ ಮಾಡುತ್ತಿವೆಯೇ ಎಂದು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ.',
  packsRun: 'ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು ಚಾಲ್ತಿಯಲ್ಲಿವೆ.',
  packsPartly: (names: string): string =>
    `ಇವು ಮುಗಿದಿವೆ: ${names}. ಇವುಗಳ ಚಾನೆಲ್‌ಗಳನ್ನು ಮತ್ತೆ ನೋಡಲು ರಿನ್ಯೂ ಮಾಡಿ.`,
  packsFailed: (names: string): string =>
    `ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಇವನ್ನು ಶುರು ಮಾಡಲು ಅಥವಾ ರಿನ್ಯೂ ಮಾಡಲು ಆಗಲಿಲ್ಲ: ${names}. ಪ್ರತಿಯೊಂದರ ಪಕ್ಕದಲ್ಲಿ ಕಾರಣ ನೋಡಿ.`,
  myPacks: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ',
  packsOver: 'ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು {date} ರಂದು ಮುಗಿದಿವೆ, ಹಾಗಾಗಿ ಚಿತ್ರ ಬರುತ್ತಿಲ್ಲ.',
  packsOverThen: 'ರಿನ್ಯೂ ಮಾಡಿದರೆ ಚಿತ್ರ ಸಾಮಾನ್ಯವಾಗಿ 15 ನಿಮಿಷಗಳಲ್ಲಿ ಮತ್ತೆ ಬರುತ್ತದೆ.',
  packsNone: 'ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ, ಹಾಗಾಗಿ ತೋರಿಸಲು ಏನೂ ಇಲ್ಲ.',
  add: 'ಪ್ಯಾಕ್ ಸೇರಿಸಿ',
  renew: 'ರಿನ್ಯೂ ಮಾಡಿ',
  goOn: 'ಸಮಸ್ಯೆ ಬೇರೆ ಇದೆ, ಮುಂದುವರಿಯಿರಿ',
  news: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಹೇಳುವುದು',
  noNews: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಯಾವುದೇ ದೋಷ ತಿಳಿಸಿಲ್ಲ.',
  refreshTitle: 'ನಿಮ್ಮ ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  tips: {
    noSignal: 'ಕೇಬಲ್ ಬಾಕ್ಸ್‌ಗೆ ಗಟ್ಟಿಯಾಗಿ ಸೇರಿದೆಯೇ, ಟಿವಿ ಸರಿಯಾದ ಇನ್‌ಪುಟ್‌ನಲ್ಲಿದೆಯೇ ನೋಡಿ.',
    errorCode: 'ಗೋಡೆಯ ಸ್ವಿಚ್‌ನಲ್ಲಿ ಬಾಕ್ಸ್ ಆಫ್ ಮಾಡಿ, 30 ಸೆಕೆಂಡ್ ಕಾದು ಮತ್ತೆ ಆನ್ ಮಾಡಿ.',
    black: 'ಬಾಕ್ಸ್‌ನ ಲೈಟ್ ಉರಿಯುತ್ತಿದೆಯೇ, ಟಿವಿ ಸರಿಯಾದ ಇನ್‌ಪುಟ್‌ನಲ್ಲಿದೆಯೇ ನೋಡಿ.',
    frozen: 'ಕೇಬಲ್ ಬಾಕ್ಸ್‌ಗೆ ಗಟ್ಟಿಯಾಗಿ ಸೇರಿದೆಯೇ, ಎಲ್ಲೂ ಬಾಗಿಲ್ಲವೇ ನೋಡಿ.',
    missing: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ: ಆ ಚಾನೆಲ್ ಅವುಗಳಲ್ಲಿ ಇಲ್ಲದಿರಬಹುದು.',
    other: 'ಗೋಡೆಯ ಸ್ವಿಚ್‌ನಲ್ಲಿ ಬಾಕ್ಸ್ ಆಫ್ ಮಾಡಿ, 30 ಸೆಕೆಂಡ್ ಕಾದು ಮತ್ತೆ ಆನ್ ಮಾಡಿ.',
  },
  seePacks: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ',
  refreshDescription: 'ಆಮೇಲೆ ನಿಮ್ಮ ಚಾನೆಲ್‌ಗಳನ್ನು ನಾವು ಮತ್ತೆ ಶುರು ಮಾಡುತ್ತೇವೆ. ಬಾಕ್ಸ್ ಆನ್ ಇರಲಿ.',
  refresh: 'ನನ್ನ ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  sent: (minutes: number): string =>
    `ಕಳುಹಿಸಲಾಗಿದೆ. ತಲುಪಲು ಸಾಮಾನ್ಯವಾಗಿ ${minutes} ${plural.select(minutes) === 'one' ? 'ನಿಮಿಷ' : 'ನಿಮಿಷಗಳು'} ಬೇಕು.`,
  sentSome: 'ಕಳುಹಿಸಲಾಗಿದೆ. ತಲುಪಲು ಕೆಲವು ನಿಮಿಷ ಬೇಕಾಗಬಹುದು.',
  sentBefore: 'ಈ ಬಾಕ್ಸ್ ಈಗಷ್ಟೇ ರಿಫ್ರೆಶ್ ಆಗಿದೆ.',
  later: (time: string, minutes: number): string =>
    `ಇದನ್ನು ಮತ್ತೆ ${time} ಕ್ಕೆ, ${minutes} ${plural.select(minutes) === 'one' ? 'ನಿಮಿಷದ' : 'ನಿಮಿಷಗಳ'} ನಂತರ ರಿಫ್ರೆಶ್ ಮಾಡಬಹುದು.`,
  refreshUnknown: 'ನಿಮ್ಮ ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಆಗಿದೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವ ಮೊದಲು ಕೆಲವು ನಿಮಿಷ ಕಾದು, ಸ್ಕ್ರೀನ್ ನೋಡಿ.',
  helped: 'ಈಗ ಚಿತ್ರ ಬರುತ್ತಿದೆಯೇ?',
  yes: 'ಹೌದು, ಬರುತ್ತಿದೆ',
  no: 'ಇಲ್ಲ, ದೂರು ದಾಖಲಿಸಿ',
  solved: 'ಕೇಳಿ ಸಂತೋಷವಾಯಿತು',
  solvedDescription: 'ಮತ್ತೆ ನಿಂತರೆ ಇಲ್ಲಿಗೆ ಬನ್ನಿ. ಒಂದು ನಿಮಿಷ ಸಾಕು.',
  done: 'ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್‌ಗೆ ಹಿಂತಿರುಗಿ',
  subject: {
    noSignal: 'ಟಿವಿಯಲ್ಲಿ ಸಿಗ್ನಲ್ ಇಲ್ಲ',
    errorCode: 'ಟಿವಿಯಲ್ಲಿ ಎರರ್ ಕೋಡ್ ಇದೆ',
    black: 'ಸ್ಕ್ರೀನ್ ಕಪ್ಪಾಗಿದೆ',
    frozen: 'ಚಿತ್ರ ನಿಂತುಬಿಡುತ್ತದೆ ಅಥವಾ ಒಡೆಯುತ್ತದೆ',
    missing: 'ಒಂದು ಚಾನೆಲ್ ಬರುತ್ತಿಲ್ಲ',
    other: 'ಚಿತ್ರ ಸರಿಯಾಗಿ ಬರುತ್ತಿಲ್ಲ',
  },
  subjectWithCode: (code: string): string => `ಟಿವಿಯಲ್ಲಿ ಎರರ್ ಕೋಡ್ ${code} ಇದೆ`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `ಬಾಕ್ಸ್: ${box}.`,
      `ಸ್ಕ್ರೀನ್ ಮೇಲೆ: ${screen}.`,
      wasRefreshed ? 'ಪೋರ್ಟಲ್‌ನಿಂದ ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿದೆ, ಪ್ರಯೋಜನವಾಗಲಿಲ್ಲ.' : 'ನಾನು ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿಲ್ಲ.',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'ಸಹಾಯ ಪಡೆಯಿರಿ',
  call: (phone: string): string => `${phone} ಗೆ ಕರೆ ಮಾಡಿ`,
  paymentUnconfirmed: 'ಖಚಿತವಾಗದ ಪಾವತಿ',
  paymentFailed: 'ವಿಫಲವಾದ ಪಾವತಿ',
  packNotStarted: 'ಶುರುವಾಗದ ಅಥವಾ ರಿನ್ಯೂ ಆಗದ ಪ್ಯಾಕ್',
  description: (reference: string, amount: string, when: string): string =>
    [`ರೆಫರೆನ್ಸ್: ${reference}`, amount && `ಮೊತ್ತ: ${amount}`, when && `ಸಮಯ: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `ಒಪ್ಪಿದ ಮೊತ್ತ: ${amount}`,
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'ಹೊಸ ದೂರು',
  back: 'ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್',
  draftSaved: 'ನೀವು ಕಳುಹಿಸುವವರೆಗೆ ನಿಮ್ಮ ಡ್ರಾಫ್ಟ್ ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಇರುತ್ತದೆ.',
  category: 'ಇದು ಯಾವುದರ ಬಗ್ಗೆ?',
  choose: 'ಒಂದನ್ನು ಆರಿಸಿ',
  box: 'ಯಾವ ಬಾಕ್ಸ್?',
  subject: 'ವಿಷಯ',
  subjectHint: 'ಉದಾಹರಣೆಗೆ: ಎರಡು ಚಾನೆಲ್‌ಗಳು ಬರುತ್ತಿಲ್ಲ',
  mayHelp: 'ಈ ಉತ್ತರಗಳು ಸಹಾಯವಾಗಬಹುದು. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇರುತ್ತದೆ.',
  description: 'ಏನಾಗುತ್ತಿದೆ, ಯಾವಾಗಿನಿಂದ?',
  contact: 'ನಾವು ಹೇಗೆ ಉತ್ತರಿಸಬೇಕು?',
  send: 'ಕಳುಹಿಸಿ',
  discard: 'ಈ ಡ್ರಾಫ್ಟ್ ಅಳಿಸಿ',
  discarded: 'ಡ್ರಾಫ್ಟ್ ಅಳಿಸಲಾಗಿದೆ.',
  undo: 'ವಾಪಸ್ ತನ್ನಿ',
  errors: {
    categoryid: 'ಇದು ಯಾವುದರ ಬಗ್ಗೆ ಎಂದು ಆರಿಸಿ',
    stbno: 'ಇದು ಯಾವ ಬಾಕ್ಸ್ ಬಗ್ಗೆ ಎಂದು ಆರಿಸಿ',
    subject: 'ವಿಷಯ ಬರೆಯಿರಿ',
    description: 'ಏನಾಗುತ್ತಿದೆ ಎಂದು ವಿವರಿಸಿ',
    contactmethod: 'ನಾವು ಹೇಗೆ ಉತ್ತರಿಸಬೇಕು ಎಂದು ಆರಿಸಿ',
  },
  sentTitle: 'ನಿಮ್ಮ ದೂರು ಕಳುಹಿಸಲಾಗಿದೆ',
  number: 'ನಿಮ್ಮ ದೂರು ನಂಬರ್',
  numberDescription: 'ಕರೆ ಮಾಡುವಾಗ ಇದನ್ನು ತಿಳಿಸಿ. ದೂರು ನಿಮ್ಮ ಪಟ್ಟಿಯಲ್ಲೂ ಇದೆ.',
  open: 'ದೂರು ತೆರೆಯಿರಿ',
  list: 'ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್‌ಗೆ ಹಿಂತಿರುಗಿ',
  unknownTitle: 'ನಿಮ್ಮ ದೂರು ತಲುಪಿದೆಯೇ?',
  unknown: 'ನಿಮ್ಮ ದೂರು ತಲುಪಿದೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ಮತ್ತೆ ಕಳುಹಿಸುವ ಮೊದಲು ನಿಮ್ಮ ಇತ್ತೀಚಿನ ದೂರುಗಳನ್ನು ನೋಡಿ.',
  yours: 'ನಿಮ್ಮ ದೂರು',
  newest: 'ನಿಮ್ಮ ಇತ್ತೀಚಿನ ದೂರುಗಳು',
  none: 'ನಿಮ್ಮ ಪಟ್ಟಿಯಲ್ಲಿ ದೂರುಗಳಿಲ್ಲ',
  same: 'ಇದರಲ್ಲೂ ಅದೇ ಬರಹ ಇದೆ.',
  seen: 'ಇದು ಪಟ್ಟಿಯಲ್ಲಿದೆ',
  missed: 'ಇದು ಅಲ್ಲಿಲ್ಲ, ಮತ್ತೆ ಕಳುಹಿಸಿ',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ತಿಳಿಸಿ',
  home: 'ಹೋಮ್‌ಗೆ ಹಿಂತಿರುಗಿ',
  closed: 'ಸದ್ಯಕ್ಕೆ ಯಾವುದೇ ಸಮೀಕ್ಷೆ ಇಲ್ಲ',
  closedDescription: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಸಮೀಕ್ಷೆ ಶುರು ಮಾಡಿದಾಗ ಇಲ್ಲಿ ಉತ್ತರಿಸಬಹುದು.',
  page: (at: number, count: number): string => `${count} ರಲ್ಲಿ ಪುಟ ${at}`,
  review: 'ನಿಮ್ಮ ಉತ್ತರಗಳನ್ನು ನೋಡಿಕೊಳ್ಳಿ',
  reviewDescription: 'ಇನ್ನೂ ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ. ಉತ್ತರಗಳ ಜೊತೆ ನಿಮ್ಮ ಹೆಸರು ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  optional: 'ಐಚ್ಛಿಕ',
  required: 'ಈ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರಿಸಿ.',
  missing: (question: string): string => `“${question}” ಗೆ ಉತ್ತರಿಸಿ`,
  next: 'ಮುಂದೆ',
  toReview: 'ಉತ್ತರಗಳನ್ನು ನೋಡಿ',
  back: 'ಹಿಂದೆ',
  change: 'ಬದಲಾಯಿಸಿ',
  changePage: (page: number): string => `ಪುಟ ${page} ರ ಉತ್ತರಗಳು`,
  send: 'ನನ್ನ ಉತ್ತರಗಳನ್ನು ಕಳುಹಿಸಿ',
  sendAgain: 'ಮತ್ತೆ ಕಳುಹಿಸಿ',
  unknown: 'ನಿಮ್ಮ ಉತ್ತರಗಳು ತಲುಪಿವೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  answersSaved: 'ನಿಮ್ಮ ಉತ್ತರಗಳು ಇನ್ನೂ ಇಲ್ಲೇ ಇವೆ.',
  thanks: 'ಧನ್ಯವಾದಗಳು',
  thanksDescription: 'ನಿಮ್ಮ ಉತ್ತರಗಳು ತಲುಪಿವೆ. ಈ ಸಮೀಕ್ಷೆಗೆ ಒಂದು ಬಾರಿ ಉತ್ತರಿಸಬಹುದು.',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್',
  help: 'ಸಹಾಯ',
  guide: 'ಟಿವಿ ಚಿತ್ರ ಬರುತ್ತಿಲ್ಲವೇ?',
  guideDescription: 'ಏಕೆಂದು ಒಂದು ನಿಮಿಷದಲ್ಲಿ ತಿಳಿಯಿರಿ. ನಿಮ್ಮ ಬಾಕ್ಸ್ ಮತ್ತು ಪ್ಯಾಕ್‌ಗಳನ್ನು ನಿಮ್ಮ ಜೊತೆ ಪರಿಶೀಲಿಸುತ್ತೇವೆ.',
  guideStart: 'ಚಿತ್ರ ಸಮಸ್ಯೆಯ ಗೈಡ್ ಶುರು ಮಾಡಿ',
  tickets: 'ನನ್ನ ದೂರುಗಳು',
  create: 'ಹೊಸ ದೂರು',
  goOn: 'ಡ್ರಾಫ್ಟ್ ಮುಂದುವರಿಸಿ',
  status: 'ಸ್ಥಿತಿ',
  allStatuses: 'ಎಲ್ಲಾ',
  category: 'ಯಾವುದರ ಬಗ್ಗೆ',
  allCategories: 'ಎಲ್ಲವೂ',
  noTickets: 'ಇನ್ನೂ ದೂರುಗಳಿಲ್ಲ',
  noTicketsDescription: 'ಏನಾದರೂ ಕೆಲಸ ಮಾಡದಿದ್ದರೆ ದೂರು ದಾಖಲಿಸಿ, ಅದರ ಸ್ಥಿತಿ ಇಲ್ಲಿ ನೋಡಿ.',
  noMatch: 'ಯಾವುದೇ ದೂರು ಸಿಗಲಿಲ್ಲ',
  showAll: 'ಎಲ್ಲಾ ದೂರುಗಳನ್ನು ತೋರಿಸಿ',
  more: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
  count: (count: number): string =>
    plural.select(count) === 'one' ? `${count} ದೂರು ತೋರಿಸಲಾಗಿದೆ` : `${count} ದೂರುಗಳನ್ನು ತೋರಿಸಲಾಗಿದೆ`,
  boxes: 'ನನ್ನ ಬಾಕ್ಸ್‌ಗಳು',
  noBoxes: 'ಈ ಖಾತೆಯಲ್ಲಿ ಟಿವಿ ಬಾಕ್ಸ್ ಇಲ್ಲ',
  noBoxesDescription: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಬಾಕ್ಸ್ ಜೋಡಿಸಿದಾಗ ಅದು ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  stbno: 'ಬಾಕ್ಸ್ ನಂಬರ್',
  smcno: 'ಸ್ಮಾರ್ಟ್ ಕಾರ್ಡ್',
  boxStatus: { ACTIVE: 'ಕೆಲಸ ಮಾಡುತ್ತಿದೆ', SUSPENDED: 'ತಡೆಹಿಡಿಯಲಾಗಿದೆ' },
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'ತೆರೆದಿದೆ',
    INPROGRESS: 'ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ',
    RESOLVED: 'ಪರಿಹಾರವಾಗಿದೆ',
    CLOSED: 'ಮುಚ್ಚಲಾಗಿದೆ',
  },
  openFor: (days: number): string =>
    days === 0
      ? 'ಇಂದು ದಾಖಲಾಗಿದೆ'
      : `${days} ${plural.select(days) === 'one' ? 'ದಿನದ' : 'ದಿನಗಳ'} ಹಿಂದೆ ದಾಖಲಾಗಿದೆ`,
  closedAfter: (days: number): string =>
    days === 0
      ? 'ಅದೇ ದಿನ ಮುಚ್ಚಲಾಗಿದೆ'
      : `${days} ${plural.select(days) === 'one' ? 'ದಿನದ' : 'ದಿನಗಳ'} ನಂತರ ಮುಚ್ಚಲಾಗಿದೆ`,
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'ದೂರು',
  back: 'ಕಸ್ಟಮರ್ ಸಪೋರ್ಟ್',
  number: 'ದೂರು ನಂಬರ್',
  category: 'ಯಾವುದರ ಬಗ್ಗೆ',
  box: 'ಬಾಕ್ಸ್',
  opened: 'ದಾಖಲಾದ ದಿನಾಂಕ',
  age: 'ಎಷ್ಟು ದಿನವಾಯಿತು',
  closed: 'ಮುಚ್ಚಿದ ದಿನಾಂಕ',
  resolution: 'ಫಲಿತಾಂಶ',
  messages: 'ಮೆಸೇಜ್‌ಗಳು',
  noMessages: 'ಇನ್ನೂ ಮೆಸೇಜ್‌ಗಳಿಲ್ಲ',
  noMessagesDescription: 'ಸಪೋರ್ಟ್ ತಂಡದ ಉತ್ತರಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  author: { SUBSCRIBER: 'ನೀವು', SUPPORT: 'ಸಪೋರ್ಟ್' },
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  close: 'ಈ ದೂರು ಮುಚ್ಚಿ',
  closeTitle: 'ಈ ದೂರು ಮುಚ್ಚಬೇಕೇ?',
  closeDescription: 'ಸಪೋರ್ಟ್ ತಂಡ ಇದರ ಕೆಲಸ ನಿಲ್ಲಿಸುತ್ತದೆ. ನೀವು ಯಾವಾಗ ಬೇಕಾದರೂ ಹೊಸ ದೂರು ದಾಖಲಿಸಬಹುದು.',
  reason: 'ಕಾರಣ (ಐಚ್ಛಿಕ)',
  closeYes: 'ದೂರು ಮುಚ್ಚಿ',
  closeNo: 'ತೆರೆದೇ ಇರಲಿ',
  isClosed: 'ಈ ದೂರು ಮುಚ್ಚಲಾಗಿದೆ.',
  closeUnknown:
    'ದೂರು ಮುಚ್ಚಲಾಗಿದೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ಅದರ ಸ್ಥಿತಿ ಅಪ್‌ಡೇಟ್ ಮಾಡುತ್ತಿದ್ದೇವೆ: ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವ ಮೊದಲು ಅದನ್ನು ನೋಡಿ.',
  more: 'ನಂತರದ ಮೆಸೇಜ್‌ಗಳನ್ನು ತೋರಿಸಿ',
};
