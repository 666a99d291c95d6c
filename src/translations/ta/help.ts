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

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'தொடர்பு கொள்ள',
  lco: 'உங்கள் கேபிள் ஆபரேட்டர்',
  lcoDescription: 'உங்கள் லைனையும் வீட்டில் உள்ள பாக்ஸையும் பார்த்துக்கொள்கிறார்.',
  care: 'வாடிக்கையாளர் சேவை',
  careDescription: 'பேமெண்ட், பேக், உங்கள் கணக்கு தொடர்பாக.',
  name: 'பெயர்',
  phone: 'ஃபோன்',
  email: 'இமெயில்',
  call: (name: string): string => `${name}-ஐ அழை`,
  message: (name: string): string => `${name}-க்குச் செய்தி அனுப்பு`,
  write: 'இமெயில் எழுது',
  subject: (number: string): string => `வாடிக்கையாளர் எண் ${number}`,
  hand: 'இவற்றைத் தயாராக வையுங்கள்',
  customer: 'வாடிக்கையாளர் எண்',
  box: 'பாக்ஸ் எண்',
  copy: 'காப்பி செய்',
  copied: 'காப்பி ஆனது',
  copyFailed: 'உங்கள் பிரவுசரால் காப்பி செய்ய முடியவில்லை. எண்ணைத் தேர்வு செய்து காப்பி செய்யுங்கள்.',
  support: 'பிரச்சினையைத் தெரிவி',
  supportDescription: 'புகார்களுக்கு எழுத்தில் பதில் தருவோம், அவற்றின் நிலையை நீங்கள் பார்க்கலாம்.',
  licences: 'ஓப்பன் சோர்ஸ் உரிமங்கள்',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'உதவி',
  picture: 'படம் வரவில்லையா?',
  pictureDescription:
    'திரையில் என்ன தெரிகிறது என்று சொல்லுங்கள். உங்கள் பேக்குகளைச் சரிபார்க்கிறோம், உங்கள் பாக்ஸை ரீஃப்ரெஷ் செய்யவும் முடியும்.',
  pictureStart: 'படப் பிரச்சினையைச் சரிசெய்',
  links: 'மேலும் உதவி',
  support: 'என் புகார்கள்',
  contact: 'தொடர்பு கொள்ள',
  checkPayment: 'பேமெண்ட் சிக்கியதா?',
  survey: 'உங்கள் கருத்தைச் சொல்லுங்கள்',
  answers: 'கேள்விகளும் பதில்களும்',
  search: 'பதில்களில் தேடு',
  searchHint: 'உதாரணமாக: ரிமோட், ரீஃபண்ட், மெதுவான இன்டர்நெட்',
  topics: 'தலைப்புகள்',
  all: 'எல்லாம்',
  topic: {
    picture: 'டிவி, படம்',
    packs: 'பேக், புதுப்பித்தல்',
    payments: 'பேமெண்ட்டுகள்',
    broadband: 'பிராட்பேண்ட்',
    account: 'என் கணக்கு',
    service: 'சேவை',
  },
  found: (count: number): string => (count === 1 ? '1 பதில் கிடைத்தது' : `${count} பதில்கள் கிடைத்தன`),
  nothing: 'பதில்கள் கிடைக்கவில்லை',
  nothingDescription: 'வேறு சொற்களை முயற்சி செய்யுங்கள், புகார் கொடுங்கள் அல்லது எங்களை அழையுங்கள்.',
  ask: 'பிரச்சினையைத் தெரிவி',
  stale: 'புதிய பதில்கள் லோட் ஆகவில்லை. இவை போர்ட்டலுடன் வந்தவை.',
  again: 'மீண்டும் முயற்சி செய்',
  linkNames: {
    picture: 'படப் பிரச்சினை வழிகாட்டியைத் திற',
    support: 'பிரச்சினையைத் தெரிவி',
    packs: 'என் பேக்குகளைப் பார்',
    renew: 'இப்போது புதுப்பி',
    add: 'பேக் சேர்',
    topUp: 'பணம் சேர்',
    transactions: 'என் பேமெண்ட்டுகளைப் பார்',
    profile: 'என் புரொஃபைலைத் திற',
    kyc: 'ஆவணம் அனுப்பு',
    password: 'புதிய பாஸ்வேர்டைத் தேர்ந்தெடு',
    contact: 'யாரை அழைப்பது என்று பார்',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'என் பாக்ஸ்கள்',
  refresh: 'பாக்ஸ் ரீஃப்ரெஷ்',
  refreshNamed: (name: string): string => `பாக்ஸ் ரீஃப்ரெஷ்: ${name}`,
  write: 'இன்னும் படம் வரவில்லையா? புகார் கொடு',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'படம் வரவில்லையா?',
  support: 'வாடிக்கையாளர் உதவி',
  steps: ['பாக்ஸ்', 'திரை', 'சோதனை', 'ரீஃப்ரெஷ்'],
  back: 'பின்செல்',
  whichBox: 'எந்த பாக்ஸ்?',
  noBox: 'இந்தக் கணக்கில் டிவி பாக்ஸ் இல்லை',
  noBoxDescription: 'புகார் கொடுங்கள், உதவிக் குழு உங்கள் இணைப்பைச் சரிபார்க்கும்.',
  write: 'புகார் கொடு',
  whatScreen: 'திரையில் என்ன தெரிகிறது?',
  symptom: {
    noSignal: '“No signal” அல்லது “No input”',
    errorCode: 'எரர் கோடு அல்லது ஒரு எண்',
    black: 'திரை கறுப்பாக உள்ளது',
    frozen: 'படம் உறைகிறது அல்லது உடைகிறது',
    missing: 'ஒரு சேனல் இல்லை அல்லது “not subscribed”',
    other: 'வேறு ஏதோ',
  },
  codeTitle: 'எந்த எரர் கோடு?',
  code: 'எரர் கோடு',
  codeHint: 'உதாரணமாக E16. படிக்க முடியவில்லை என்றால் காலியாக விடுங்கள்.',
  next: 'அடுத்து',
  checks: 'நாங்கள் சரிபார்த்தவை',
  operatorWorks: 'உங்கள் ஆபரேட்டரின் சிஸ்டங்கள் வேலை செய்கின்றன.',
  operatorDown: 'பராமரிப்புப் பணி நடக்கிறது. அது முடிந்ததும் படம் திரும்ப வரும்.',
  operatorUnknown: 'உங்கள் ஆபரேட்டரின் சிஸ்டங்கள் வேலை செய்கின்றனவா என்று சரிபார்க்க முடியவில்லை.',
  packsRun: 'இந்த பாக்ஸில் உள்ள உங்கள் பேக்குகள் செயலில் உள்ளன.',
  packsPartly: (names: string): string =>
    `இவை முடிந்துவிட்டன: ${names}. அவற்றின் சேனல்களை மீண்டும் பார்க்கப் புதுப்பியுங்கள்.`,
  packsFailed: (names: string): string =>
    `உங்கள் ஆபரேட்டரால் இவற்றைத் தொடங்கவோ புதுப்பிக்கவோ முடியவில்லை: ${names}. ஒவ்வொன்றின் அருகிலும் காரணத்தைப் பாருங்கள்.`,
  myPacks: 'என் பேக்குகளைப் பார்',
  packsOver: 'இந்த பாக்ஸில் உள்ள உங்கள் பேக்குகள் {date} அன்று முடிந்துவிட்டன, அதனால்தான் படம் இல்லை.',
  packsOverThen: 'அவற்றைப் புதுப்பித்தால், படம் வழக்கமாக 15 நிமிடங்களில் திரும்ப வரும்.',
  packsNone: 'இந்த பாக்ஸில் பேக் எதுவும் செயலில் இல்லை, அதனால் காட்ட எதுவும் இல்லை.',
  add: 'பேக் சேர்',
  renew: 'புதுப்பி',
  goOn: 'இது வேறு பிரச்சினை, தொடர்',
  news: 'உங்கள் ஆபரேட்டரின் தகவல்',
  noNews: 'உங்கள் ஆபரேட்டர் கோளாறு எதையும் தெரிவிக்கவில்லை.',
  refreshTitle: 'உங்கள் பாக்ஸை ரீஃப்ரெஷ் செய்யுங்கள்',
  tips: {
    noSignal:
      'கேபிள் பாக்ஸில் இறுக்கமாகச் செருகியிருக்கிறதா, டிவியில் சரியான இன்புட் தேர்வாகியுள்ளதா என்று பாருங்கள்.',
    errorCode: 'பாக்ஸின் பவர் சுவிட்சை ஆஃப் செய்து, 30 விநாடிகள் காத்திருந்து, மீண்டும் ஆன் செய்யுங்கள்.',
    black: 'பாக்ஸில் விளக்கு எரிகிறதா, டிவியில் சரியான இன்புட் தேர்வாகியுள்ளதா என்று பாருங்கள்.',
    frozen: 'கேபிள் பாக்ஸில் இறுக்கமாகச் செருகியிருக்கிறதா, வளையாமல் இருக்கிறதா என்று பாருங்கள்.',
    missing: 'உங்கள் பேக்குகளைப் பாருங்கள்: அந்தச் சேனல் அவற்றில் இல்லாமல் இருக்கலாம்.',
    other: 'பாக்ஸின் பவர் சுவிட்சை ஆஃப் செய்து, 30 விநாடிகள் காத்திருந்து, மீண்டும் ஆன் செய்யுங்கள்.',
  },
  seePacks: 'என் பேக்குகளைப் பார்',
  refreshDescription: 'பிறகு உங்கள் சேனல்களை நாங்கள் மீண்டும் செயல்படுத்துகிறோம். பாக்ஸை ஆனிலேயே வைத்திருங்கள்.',
  refresh: 'பாக்ஸ் ரீஃப்ரெஷ்',
  sent: (minutes: number): string =>
    minutes === 1
      ? 'அனுப்பப்பட்டது. வந்து சேர வழக்கமாக 1 நிமிடம் ஆகும்.'
      : `அனுப்பப்பட்டது. வந்து சேர வழக்கமாக ${minutes} நிமிடங்கள் ஆகும்.`,
  sentSome: 'அனுப்பப்பட்டது. வந்து சேரச் சில நிமிடங்கள் ஆகலாம்.',
  sentBefore: 'இந்த பாக்ஸ் சற்று முன்புதான் ரீஃப்ரெஷ் செய்யப்பட்டது.',
  later: (time: string, minutes: number): string =>
    minutes === 1
      ? `1 நிமிடத்தில், ${time}-க்கு மீண்டும் ரீஃப்ரெஷ் செய்யலாம்.`
      : `${minutes} நிமிடங்களில், ${time}-க்கு மீண்டும் ரீஃப்ரெஷ் செய்யலாம்.`,
  refreshUnknown:
    'உங்கள் பாக்ஸ் ரீஃப்ரெஷ் ஆனதா என்று தெரியவில்லை. மீண்டும் முயற்சி செய்யும் முன் சில நிமிடங்கள் காத்திருந்து திரையைப் பாருங்கள்.',
  helped: 'இப்போது படம் வருகிறதா?',
  yes: 'ஆம், வருகிறது',
  no: 'இல்லை, புகார் கொடு',
  solved: 'மிக்க மகிழ்ச்சி',
  solvedDescription: 'மீண்டும் நின்றால், இங்கே வாருங்கள். ஒரு நிமிடம் போதும்.',
  done: 'வாடிக்கையாளர் உதவிக்குத் திரும்பு',
  subject: {
    noSignal: 'டிவியில் சிக்னல் இல்லை',
    errorCode: 'டிவியில் எரர் கோடு',
    black: 'திரை கறுப்பாக உள்ளது',
    frozen: 'படம் உறைகிறது அல்லது உடைகிறது',
    missing: 'ஒரு சேனல் வரவில்லை',
    other: 'படம் சரியாக வரவில்லை',
  },
  subjectWithCode: (code: string): string => `டிவியில் எரர் கோடு ${code}`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `பாக்ஸ்: ${box}.`,
      `திரையில்: ${screen}.`,
      wasRefreshed ? 'போர்ட்டலிலிருந்து பாக்ஸை ரீஃப்ரெஷ் செய்தேன்; சரியாகவில்லை.' : 'பாக்ஸை ரீஃப்ரெஷ் செய்யவில்லை.',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'உதவி பெறு',
  call: (phone: string): string => `${phone} எண்ணை அழை`,
  paymentUnconfirmed: 'உறுதியாகாத பேமெண்ட்',
  paymentFailed: 'தோல்வியான பேமெண்ட்',
  packNotStarted: 'தொடங்காத அல்லது புதுப்பிக்கப்படாத பேக்',
  description: (reference: string, amount: string, when: string): string =>
    [`ரெஃபரன்ஸ்: ${reference}`, amount && `தொகை: ${amount}`, when && `நேரம்: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `ஒப்புக்கொண்ட தொகை: ${amount}`,
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'புதிய புகார்',
  back: 'வாடிக்கையாளர் உதவி',
  draftSaved: 'நீங்கள் அனுப்பும் வரை உங்கள் டிராஃப்ட் இந்தச் சாதனத்தில் சேமிக்கப்பட்டிருக்கும்.',
  category: 'இது எதைப் பற்றியது?',
  choose: 'ஒன்றைத் தேர்ந்தெடுங்கள்',
  box: 'எந்த பாக்ஸ்?',
  subject: 'தலைப்பு',
  subjectHint: 'உதாரணமாக: இரண்டு சேனல்கள் வரவில்லை',
  mayHelp: 'இந்தப் பதில்கள் உதவலாம். நீங்கள் டைப் செய்தது இங்கேயே இருக்கும்.',
  description: 'என்ன நடக்கிறது, எப்போதிலிருந்து?',
  contact: 'எப்படிப் பதில் தர வேண்டும்?',
  send: 'அனுப்பு',
  discard: 'இந்த டிராஃப்ட்டை நீக்கு',
  discarded: 'டிராஃப்ட் நீக்கப்பட்டது.',
  undo: 'திரும்பக் கொண்டுவா',
  errors: {
    categoryid: 'இது எதைப் பற்றியது என்று தேர்ந்தெடுங்கள்',
    stbno: 'எந்த பாக்ஸைப் பற்றியது என்று தேர்ந்தெடுங்கள்',
    subject: 'தலைப்பை உள்ளிடுங்கள்',
    description: 'என்ன நடக்கிறது என்று எழுதுங்கள்',
    contactmethod: 'எப்படிப் பதில் தர வேண்டும் என்று தேர்ந்தெடுங்கள்',
  },
  sentTitle: 'உங்கள் புகார் அனுப்பப்பட்டது',
  number: 'உங்கள் புகார் எண்',
  numberDescription: 'அழைக்கும்போது இதைச் சொல்லுங்கள். புகார் உங்கள் பட்டியலிலும் உள்ளது.',
  open: 'புகாரைத் திற',
  list: 'வாடிக்கையாளர் உதவிக்குத் திரும்பு',
  unknownTitle: 'உங்கள் புகார் அனுப்பப்பட்டதா?',
  unknown:
    'உங்கள் புகார் வந்து சேர்ந்ததா என்று தெரியவில்லை. மீண்டும் அனுப்பும் முன் உங்கள் புதிய புகார்களைப் பாருங்கள்.',
  yours: 'உங்கள் புகார்',
  newest: 'உங்கள் புதிய புகார்கள்',
  none: 'உங்கள் பட்டியலில் புகார்கள் இல்லை',
  same: 'இதில் அதே வார்த்தைகள் உள்ளன.',
  seen: 'பட்டியலில் இருக்கிறது',
  missed: 'அங்கே இல்லை, மீண்டும் அனுப்பு',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'உங்கள் கருத்தைச் சொல்லுங்கள்',
  home: 'முகப்புக்குத் திரும்பு',
  closed: 'இப்போது கருத்துக்கணிப்பு எதுவும் இல்லை',
  closedDescription: 'உங்கள் ஆபரேட்டர் கருத்துக்கணிப்பைத் தொடங்கும்போது, இங்கே பதில் சொல்லலாம்.',
  page: (at: number, count: number): string => `பக்கம் ${at} / ${count}`,
  review: 'உங்கள் பதில்களைச் சரிபாருங்கள்',
  reviewDescription: 'இன்னும் எதுவும் அனுப்பப்படவில்லை. உங்கள் பதில்களுடன் உங்கள் பெயர் அனுப்பப்படாது.',
  optional: 'விருப்பம்',
  required: 'இந்தக் கேள்விக்குப் பதில் சொல்லுங்கள்.',
  missing: (question: string): string => `பதில் சொல்லுங்கள்: “${question}”`,
  next: 'அடுத்து',
  toReview: 'சரிபார்',
  back: 'பின்செல்',
  change: 'மாற்று',
  changePage: (page: number): string => `பக்கம் ${page} பதில்கள்`,
  send: 'என் பதில்களை அனுப்பு',
  sendAgain: 'மீண்டும் அனுப்பு',
  unknown: 'உங்கள் பதில்கள் வந்து சேர்ந்தனவா என்று தெரியவில்லை. மீண்டும் அனுப்புங்கள்.',
  answersSaved: 'உங்கள் பதில்கள் இங்கேயே உள்ளன.',
  thanks: 'நன்றி',
  thanksDescription: 'உங்கள் பதில்கள் வந்து சேர்ந்தன. இந்தக் கருத்துக்கணிப்புக்கு ஒரு முறை பதில் சொல்லலாம்.',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'வாடிக்கையாளர் உதவி',
  help: 'உதவி',
  guide: 'படம் வரவில்லையா?',
  guideDescription:
    'ஒரு நிமிடத்தில் காரணத்தைக் கண்டறியுங்கள். உங்கள் பாக்ஸையும் பேக்குகளையும் உங்களுடன் சேர்ந்து சரிபார்க்கிறோம்.',
  guideStart: 'படப் பிரச்சினையைச் சரிசெய்',
  tickets: 'என் புகார்கள்',
  create: 'புதிய புகார்',
  goOn: 'உங்கள் டிராஃப்ட்டைத் தொடர்',
  status: 'நிலை',
  allStatuses: 'எல்லாம்',
  category: 'எதைப் பற்றி',
  allCategories: 'எல்லாம்',
  noTickets: 'இன்னும் புகார்கள் இல்லை',
  noTicketsDescription: 'ஏதாவது வேலை செய்யவில்லை என்றால், புகார் கொடுத்து அதன் நிலையை இங்கே பாருங்கள்.',
  noMatch: 'எந்தப் புகாரும் பொருந்தவில்லை',
  showAll: 'எல்லாப் புகார்களையும் காட்டு',
  more: 'மேலும் காட்டு',
  count: (count: number): string =>
    count === 1 ? '1 புகார் காட்டப்படுகிறது' : `${count} புகார்கள் காட்டப்படுகின்றன`,
  boxes: 'என் பாக்ஸ்கள்',
  noBoxes: 'இந்தக் கணக்கில் டிவி பாக்ஸ் இல்லை',
  noBoxesDescription: 'உங்கள் ஆபரேட்டர் பாக்ஸை இணைத்ததும் அது இங்கே தெரியும்.',
  stbno: 'பாக்ஸ் எண்',
  smcno: 'ஸ்மார்ட் கார்டு',
  boxStatus: { ACTIVE: 'வேலை செய்கிறது', SUSPENDED: 'நிறுத்தப்பட்டுள்ளது' },
  again: 'மீண்டும் முயற்சி செய்',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'திறந்துள்ளது',
    INPROGRESS: 'நடந்துவருகிறது',
    RESOLVED: 'தீர்க்கப்பட்டது',
    CLOSED: 'மூடப்பட்டது',
  },
  openFor: (days: number): string => {
    if (days === 0) return 'இன்று திறந்தது';
    return days === 1 ? '1 நாளுக்கு முன் திறந்தது' : `${days} நாட்களுக்கு முன் திறந்தது`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'அன்றே மூடப்பட்டது';
    return days === 1 ? '1 நாளில் மூடப்பட்டது' : `${days} நாட்களில் மூடப்பட்டது`;
  },
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'புகார்',
  back: 'வாடிக்கையாளர் உதவி',
  number: 'புகார் எண்',
  category: 'எதைப் பற்றி',
  box: 'பாக்ஸ்',
  opened: 'கொடுத்த தேதி',
  age: 'எத்தனை நாள்',
  closed: 'மூடிய தேதி',
  resolution: 'முடிவு',
  messages: 'செய்திகள்',
  noMessages: 'இன்னும் செய்திகள் இல்லை',
  noMessagesDescription: 'உதவிக் குழுவின் பதில்கள் இங்கே தெரியும்.',
  author: { SUBSCRIBER: 'நீங்கள்', SUPPORT: 'உதவிக் குழு' },
  again: 'மீண்டும் முயற்சி செய்',
  close: 'இந்தப் புகாரை மூடு',
  closeTitle: 'இந்தப் புகாரை மூடவா?',
  closeDescription:
    'உதவிக் குழு இதில் வேலை செய்வதை நிறுத்திவிடும். எப்போது வேண்டுமானாலும் புதிய புகார் கொடுக்கலாம்.',
  reason: 'காரணம் (விருப்பம்)',
  closeYes: 'புகாரை மூடு',
  closeNo: 'மூட வேண்டாம்',
  isClosed: 'இந்தப் புகார் மூடப்பட்டது.',
  closeUnknown:
    'புகார் மூடப்பட்டதா என்று தெரியவில்லை. அதன் நிலையை அப்டேட் செய்கிறோம்: மீண்டும் முயற்சி செய்யும் முன் அதைப் பாருங்கள்.',
  more: 'பிந்தைய செய்திகளைக் காட்டு',
};
