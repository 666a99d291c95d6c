import type { transactionDetailsText as EnglishTransactionDetailsText } from '../../screens/history/list/transactionDetails.text';
import type { printText as EnglishPrintText } from '../../screens/history/print/print.text';
import type { transactionsText as EnglishTransactionsText } from '../../screens/history/transactions.text';
import type { TextsOf } from '../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');

const plural = new Intl.PluralRules('ta');

export const transactionDetailsText: TextsOf<typeof EnglishTransactionDetailsText> = {
  date: 'தேதி, நேரம்',
  amount: 'தொகை',
  balance: 'இதன் பின் பேலன்ஸ்',
  details: 'விவரங்கள்',
  reference: 'பரிவர்த்தனை எண்',
  copy: 'எண்ணைக் காப்பி செய்',
  copied: 'காப்பி ஆனது',
  notCopied: 'காப்பி செய்ய முடியவில்லை. எண்ணைத் தேர்வு செய்து காப்பி செய்யுங்கள்.',
  printReceipt: 'ரசீதை அச்சிடு',
};

export const printText: TextsOf<typeof EnglishPrintText> = {
  receipt: 'ரசீது, டேக்ஸ் இன்வாய்ஸ் அல்ல',
  statement: 'ஸ்டேட்மெண்ட், டேக்ஸ் இன்வாய்ஸ் அல்ல',
  name: 'பெயர்',
  customerId: 'வாடிக்கையாளர் எண்',
  period: 'காலம்',
  printed: 'அச்சிட்ட தேதி',
  incomplete: 'இதை அச்சிட்டபோது பழைய பரிவர்த்தனைகள் லோட் ஆகியிருக்கவில்லை.',
  tooMany:
    'ஒவ்வொன்றாக அச்சிட முடியாத அளவு பரிவர்த்தனைகள் உள்ளன. ஒவ்வொன்றையும் பார்க்கக் குறுகிய காலத்தைத் தேர்ந்தெடுங்கள்.',
  date: 'தேதி',
  time: 'நேரம்',
  month: 'மாதம்',
  what: 'விவரம்',
  details: 'கூடுதல் விவரங்கள்',
  kind: 'வகை',
  moneyIn: 'சேர்த்த பணம்',
  moneyOut: 'எடுக்கப்பட்டது',
  other: 'மற்ற தொகை',
  balance: 'இதன் பின் பேலன்ஸ்',
  reference: 'பரிவர்த்தனை எண்',
  total: 'மொத்தம்',
};

export const transactionsText: TextsOf<typeof EnglishTransactionsText> = {
  title: 'பரிவர்த்தனைகள்',
  checkPayment: 'பேமெண்ட் சிக்கியதா?',
  filter: (count: number): string => (count === 0 ? 'ஃபில்டர்' : `ஃபில்டர் (${count})`),
  search: 'தேடு',
  searchFor: 'பெயர், தொகை',
  kind: 'வகை',
  kinds: { all: 'எல்லாம்', in: 'சேர்த்த பணம்', out: 'கட்டணங்கள்' },
  period: 'காலம்',
  periods: {
    all: 'எல்லாம்',
    month: 'இந்த மாதம்',
    quarter: 'கடந்த 3 மாதம்',
    half: 'கடந்த 6 மாதம்',
    year: 'கடந்த 12 மாதம்',
    custom: 'தேதிகள்',
  },
  from: 'தொடக்கத் தேதி',
  to: 'முடிவுத் தேதி',
  wrongOrder: 'தொடக்கத் தேதி முடிவுத் தேதிக்குப் பிறகு உள்ளது. ஒன்றை மாற்றுங்கள்.',
  totals: 'மொத்தம்',
  unpriced: 'தெரியாத தொகைகள் (---) மொத்தத்தில் சேர்க்கப்படவில்லை.',
  moneyIn: 'சேர்த்த பணம்',
  moneyOut: 'எடுக்கப்பட்டது',
  count: (count: number): string =>
    `${grouped.format(count)} ${plural.select(count) === 'one' ? 'பரிவர்த்தனை' : 'பரிவர்த்தனைகள்'}`,
  soFar: (count: number): string => `இதுவரை ${grouped.format(count)}. பழையவை லோட் ஆகின்றன.`,
  onlySoFar: (count: number): string => `இதுவரை ${grouped.format(count)}. பழையவை இங்கே இல்லை.`,
  loadingOlder: 'பழைய பரிவர்த்தனைகள் லோட் ஆகின்றன',
  restFailed: 'பழைய பரிவர்த்தனைகள் லோட் ஆகவில்லை.',
  loadRest: 'மீதியை லோட் செய்',
  date: 'தேதி',
  what: 'பரிவர்த்தனை',
  amount: 'தொகை',
  balance: 'இதன் பின் பேலன்ஸ்',
  spending: 'மாதவாரிக் கட்டணங்கள்',
  month: 'மாதம்',
  chartFailed: 'வரைபடம் லோட் ஆகவில்லை. ஒவ்வொரு மாதத்தின் மேலும் உள்ள தொகைகளைப் பாருங்கள்.',
  save: 'பதிவிறக்கு (Excel)',
  saveFailed: 'ஃபைலை உருவாக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  saveDone: 'ஃபைல் சேமிக்கப்பட்டது.',
  print: 'ஸ்டேட்மெண்ட்டை அச்சிடு',
  printFailed: 'அச்சிட முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  none: 'இன்னும் பரிவர்த்தனைகள் இல்லை',
  noneDescription: 'நீங்கள் சேர்த்த பணமும் கட்டணங்களும் இங்கே தெரியும்.',
  topUp: 'பணம் சேர்',
  noMatch: 'எந்தப் பரிவர்த்தனையும் பொருந்தவில்லை',
  noMatchDescription: 'தேடலை, வகையை அல்லது காலத்தை மாற்றுங்கள்.',
  showAll: 'எல்லாப் பரிவர்த்தனைகளையும் காட்டு',
  months: [
    'ஜனவரி',
    'பிப்ரவரி',
    'மார்ச்',
    'ஏப்ரல்',
    'மே',
    'ஜூன்',
    'ஜூலை',
    'ஆகஸ்ட்',
    'செப்டம்பர்',
    'அக்டோபர்',
    'நவம்பர்',
    'டிசம்பர்',
  ],
  detailsFailed: 'விவரங்கள் லோட் ஆகவில்லை. இணைய இணைப்பைச் சரிபார்த்து இந்தப் பக்கத்தை மீண்டும் திறங்கள்.',
  onlyNewest:
    'இந்தப் பக்கத்தின் ஒரு பகுதி லோட் ஆகாததால், உங்கள் புதிய 200 பரிவர்த்தனைகள் மட்டும் பட்டியலில் உள்ளன. மற்றவற்றைப் பார்க்கக் காலத்தைத் தேர்ந்தெடுங்கள் அல்லது தேடுங்கள்.',
  noDate: 'தேதி இல்லை',
  directions: { in: 'கணக்கு ரீசார்ஜ்', out: 'சந்தாக் கட்டணம்' },
};
