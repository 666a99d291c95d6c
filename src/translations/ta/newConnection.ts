import type * as english from '../../screens/newConnection/newConnection.text';
import type { TextsOf } from '../../text/catalogue';

const plansOf = (count: number) => (count === 1 ? '1 பிளான்' : `${count} பிளான்கள்`);

export const shopAlertsText: TextsOf<typeof english.shopAlertsText> = {
  loggedIn: 'நீங்கள் லாகின் செய்துள்ளீர்கள். உங்கள் இணைப்பில் பேக் சேர்க்கப் புதிய இணைப்பு தேவையில்லை.',
  addPacks: 'பேக் சேர்',
  ordered: (order: string) => `புதிய இணைப்புக்கான உங்கள் ஆர்டர் எண் ${order}.`,
  seeOrder: 'ஆர்டரைப் பார்',
};

export const orderText: TextsOf<typeof english.orderText> = {
  steps: ['பிளான்', 'உங்கள் விவரங்கள்', 'ஆர்டர்'],
  plan: 'உங்கள் பிளான்',
  otherPlan: 'வேறு பிளானைத் தேர்ந்தெடு',
  detailsTitle: 'உங்கள் விவரங்கள்',
  firstname: 'முதல் பெயர்',
  surname: 'குடும்பப் பெயர் (விருப்பம்)',
  mobileno: 'மொபைல் எண்',
  mobileHint: 'இணைப்பைப் பொருத்தும் நேரத்தை முடிவு செய்ய இந்த எண்ணை அழைப்போம்.',
  email: 'இமெயில் (விருப்பம்)',
  emailName: 'இமெயில்',
  address: 'முகவரி',
  addressHint: 'வீட்டு எண், தெரு, ஊர்.',
  pincode: 'பின்கோடு',
  goOn: 'தொடர்',
  errors: {
    firstname: 'உங்கள் முதல் பெயரை எழுத்துகளில் உள்ளிடுங்கள்',
    surname: 'உங்கள் குடும்பப் பெயரை எழுத்துகளில் உள்ளிடுங்கள், அல்லது காலியாக விடுங்கள்',
    mobileno: '10 இலக்க மொபைல் எண்ணை உள்ளிடுங்கள்',
    email: 'asha@example.com போன்ற இமெயில் முகவரியை உள்ளிடுங்கள், அல்லது காலியாக விடுங்கள்',
    address: 'உங்கள் முகவரியை உள்ளிடுங்கள்',
    addressLong: 'முகவரியை 400 எழுத்துகளுக்குள் சுருக்குங்கள்',
    pincode: '6 இலக்க பின்கோடை உள்ளிடுங்கள்',
    notServed: 'இந்த பின்கோடில் எங்கள் சேவை இன்னும் இல்லை. சரிபாருங்கள், அல்லது வேறொன்றை முயற்சி செய்யுங்கள்.',
  },
  existing: 'இந்த எண் ஏற்கெனவே ஒரு சந்தாதாரருடையது. பேக் சேர்க்கவோ புதுப்பிக்கவோ லாகின் செய்யுங்கள்.',
  logIn: 'லாகின் செய்',
  who: 'யாருக்கு',
  changeDetails: 'உங்கள் விவரங்களை மாற்று',
  area: 'உங்கள் பகுதி',
  total: 'செலுத்த வேண்டியது',
  price: 'விலை',
  gst: 'GST',
  order: (amount: string) => `${amount}-க்கு ஆர்டர் செய்`,
  changed: (before: string, now: string) =>
    `இப்போது விலை ${now}; நீங்கள் தேர்ந்தெடுத்தபோது ${before}. எதுவும் ஆர்டர் செய்யப்படவில்லை.`,
  gone: 'இந்த பிளான் இப்போது அங்கே கிடைக்காது. எதுவும் ஆர்டர் செய்யப்படவில்லை. உங்கள் விவரங்களை வைத்துள்ளோம்.',
  sendAgain: 'மீண்டும் அனுப்பு',
  giveUp: 'ஆர்டரை மாற்று',
  giveUpDescription:
    'முதல் ஆர்டர் வந்து சேர்ந்திருந்தால், இரண்டு ஆர்டர்கள் இருக்கும். பணம் செலுத்தாதது தானாகவே காலாவதியாகும்.',
  justOrdered:
    'இந்த ஆர்டர் வேறொரு டேப் அல்லது சாளரத்தில் ஏற்கெனவே செய்யப்பட்டுவிட்டது; அதன் எண் அங்கே உள்ளது. இப்போது எதுவும் அனுப்பப்படவில்லை.',
  number: 'ஆர்டர் எண்',
  withGst: 'மொத்தம், GST உடன்',
  next: 'அடுத்து என்ன நடக்கும்',
  payMissing: 'பேமெண்ட் முறைகள் லோட் ஆகவில்லை.',
  call: (phone: string) => `${phone} எண்ணை அழை`,
  more: 'பிளான்களுக்குத் திரும்பு',
};

export const payOfferText: TextsOf<typeof english.payOfferText> = {
  pay: 'உங்கள் ஆர்டருக்குப் பணம் செலுத்து',
  keptUntil: '{date} வரை வைத்திருப்போம்',
  unpaid: 'இன்னும் பணம் எதுவும் எடுக்கப்படவில்லை. ஆர்டருக்குப் பணம் செலுத்திய பிறகு இணைப்பு பொருத்தப்படும்.',
  payByPhone: 'ஃபோன் மூலமும் பணம் செலுத்தலாம்: ஆர்டர் எண்ணுடன் வாடிக்கையாளர் சேவையை அழையுங்கள்.',
  lapses: 'அதற்குள் பணம் செலுத்தவில்லை என்றால், ஆர்டர் காலாவதியாகும், எந்தச் செலவும் இல்லை.',
  afterwards: 'பணம் செலுத்தியதும், பொருத்தும் நேரத்தை முடிவு செய்ய உங்களை அழைப்போம்.',
  open: 'இந்த ஆர்டருக்கான பேமெண்ட் ஒன்று தொடங்கியுள்ளது, அதன் முடிவு இன்னும் தெரியவில்லை. அதற்கு முன் மீண்டும் பணம் செலுத்த வேண்டாம்.',
  paid: 'உங்கள் ஆர்டருக்குப் பணம் செலுத்தப்பட்டது.',
  receipt: 'பேமெண்ட்டைப் பார்',
  visit: 'இணைப்பைப் பொருத்தும் நேரத்தை முடிவு செய்ய, நீங்கள் கொடுத்த எண்ணை அழைப்போம்.',
  lapsed: 'இந்த ஆர்டர் காலாவதியானது: உரிய நேரத்தில் பணம் செலுத்தப்படவில்லை, இதற்கு எந்தச் செலவும் இல்லை.',
  another: 'இப்போது என்ன, எந்த விலையில் கிடைக்கிறது என்று பிளான்களில் பாருங்கள்.',
  orderAgain: 'மீண்டும் ஆர்டர் செய்',
};

export const planComparisonText: TextsOf<typeof english.planComparisonText> = {
  price: 'GST உடன் விலை',
  beforeTax: 'GST-க்கு முன் விலை',
  gst: 'GST',
  monthly: 'விலை /மாதம்',
  saving: 'சேமிப்பு',
  channelCount: 'சேனல்கள்',
  speedName: 'வேகம்',
  fairUseName: 'முழு வேக டேட்டா',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'பிளான்கள் அருகருகே',
  fact: 'அம்சம்',
  sideways: 'எல்லாப் பிளான்களையும் பார்க்கப் பக்கவாட்டில் நகர்த்துங்கள்.',
  comparing: 'ஒப்பிடும் பிளான்கள்',
  compared: (count: number) => `ஒப்பிட ${plansOf(count)}`,
  oneMore: 'ஒப்பிட இன்னும் ஒன்று அல்லது இரண்டு பிளான்களைத் தேர்ந்தெடுங்கள்.',
};

export const plansText: TextsOf<typeof english.plansText> = {
  pincode: 'உங்கள் பின்கோடு',
  pincodeHint: 'பகுதிக்கு ஏற்ப பிளான்கள் மாறலாம்.',
  showThere: 'பிளான்களைக் காட்டு',
  everywhere: 'எல்லா இடத்துக்கும் பிளான்களைக் காட்டு',
  wrongPincode: '6 இலக்க பின்கோடை உள்ளிடுங்கள்',
  filters: 'பிளான் வகை',
  all: 'எல்லாம்',
  kinds: { TV: 'டிவி', BROADBAND: 'பிராட்பேண்ட்', COMBO: 'டிவி + பிராட்பேண்ட்' },
  upTo: 'விலை /மாதம்',
  anyPrice: 'எந்த விலையும்',
  upToRupees: (rupees: string) => `${rupees} வரை`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} பகுதிக்கு ${plansOf(count)}` : plansOf(count),
  list: 'பிளான்கள்',
  none: 'இப்போது பிளான்கள் எதுவும் இல்லை',
  noneDescription: 'பிறகு மீண்டும் பாருங்கள், அல்லது வாடிக்கையாளர் சேவையை அழையுங்கள்.',
  noneThere: (pincode: string) => `${pincode} பகுதிக்கு இன்னும் பிளான்கள் இல்லை`,
  noneThereDescription: 'பின்கோடைச் சரிபாருங்கள், அல்லது பக்கத்தில் உள்ள ஒன்றை முயற்சி செய்யுங்கள்.',
  noMatch: 'எந்த பிளானும் பொருந்தவில்லை',
  noMatchDescription: 'வேறு வகையையோ அதிக விலையையோ தேர்ந்தெடுங்கள்.',
  clear: 'எல்லா பிளான்களையும் காட்டு',
  forTerm: (term: string) => `${term}, GST உடன்`,
  withGst: 'GST உடன்',
  made: (price: string, gst: string) => `${price} + ${gst} GST`,
  aMonth: (amount: string) => `${amount}/மாதம்`,
  saves: (amount: string) => `${amount} சேமிப்பு`,
  channels: (count: number) => (count === 1 ? '1 சேனல்' : `${count} சேனல்கள்`),
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `முழு வேகத்தில் ${gigabytes} GB, அதன் பின் வேகம் குறையும்`,
  included: 'இதில் உள்ளவை',
  choose: 'தேர்ந்தெடு',
  chooseOf: (plan: string) => `தேர்ந்தெடு: ${plan}`,
  noPrice: 'விலை இல்லை',
  compare: 'ஒப்பிடு',
  subscriber: 'ஏற்கெனவே சந்தாதாரரா?',
  logIn: 'லாகின் செய்',
};

export const shopText: TextsOf<typeof english.shopText> = {
  plans: {
    title: 'புதிய இணைப்பு',
    lead: 'பிளான்களை ஒப்பிட்டு மூன்று படிகளில் ஆர்டர் செய்யுங்கள். விலையில் GST அடங்கும்.',
  },
  compare: { title: 'பிளான் ஒப்பீடு', lead: 'அருகருகே, GST உடன்.' },
  details: {
    title: 'உங்கள் விவரங்கள்',
    lead: 'யாரை அழைக்க வேண்டும், எங்கே பொருத்த வேண்டும் என்று எங்களுக்குத் தெரிய.',
  },
  review: {
    title: 'சரிபார்த்து ஆர்டர் செய்யுங்கள்',
    lead: 'ஆர்டர் செய்யும்போது பணம் எடுக்கப்படாது. பிறகு செலுத்துவீர்கள்.',
  },
  placed: {
    title: 'உங்கள் ஆர்டர்',
    lead: 'இந்த எண்ணை வைத்திருங்கள். உங்கள் ஆர்டரைக் கண்டறிய இதைப் பயன்படுத்துவோம்.',
  },
  back: 'எல்லா பிளான்களும்',
};
