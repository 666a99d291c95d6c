import type { loginText as EnglishLoginText } from '../../screens/identity/login/login.text';
import type { loginSideText as EnglishLoginSideText } from '../../screens/identity/login/LoginSide.text';
import type { logoutText as EnglishLogoutText } from '../../screens/identity/logout/logout.text';
import type { termsText as EnglishTermsText } from '../../screens/identity/terms/terms.text';
import type { credentialsText as EnglishCredentialsText } from '../../screens/identity/validate/credentials/credentials.text';
import type { doneText as EnglishDoneText } from '../../screens/identity/validate/done.text';
import type { identifyText as EnglishIdentifyText } from '../../screens/identity/validate/identify.text';
import type { identificationOtpText as EnglishIdentificationOtpText } from '../../screens/identity/validate/otp/identificationOtp.text';
import type { validateText as EnglishValidateText } from '../../screens/identity/validate/validate.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const plural = new Intl.PluralRules('ta');

export const loginSideText: TextsOf<typeof EnglishLoginSideText> = {
  claim: 'உங்கள் டிவி, பிராட்பேண்ட் எல்லாம் ஒரே இடத்தில்.',
  points: [
    ['எது எப்போது முடியும் என்று தெரிந்துகொள்ளுங்கள்', 'எல்லா பாக்ஸ், பேக், பிளானும் முடியும் தேதியுடன்'],
    ['ஒரே நிமிடத்தில் பணம் செலுத்துங்கள்', 'UPI, கார்டு அல்லது பேலன்ஸ் மூலம், ஒவ்வொரு முறையும் ரசீதுடன்'],
    ['படத்தை நீங்களே சரிசெய்யுங்கள்', 'படிப்படியான உதவி, பாக்ஸ் ரீஃப்ரெஷ், எந்த நேரத்திலும்'],
  ],
};

export const loginText: TextsOf<typeof EnglishLoginText> = {
  title: 'லாகின்',
  lead: 'உங்கள் பேக்குகளைப் பாருங்கள், புதுப்பியுங்கள், உதவி பெறுங்கள்.',
  username: 'யூசர்நேம் அல்லது மொபைல் எண்',
  password: 'பாஸ்வேர்டு',
  remember: 'இந்தச் சாதனத்தில் என்னை நினைவில் வை',
  rememberHint: 'பிறரும் பயன்படுத்தும் சாதனத்தில் இதை ஆஃப் செய்து வையுங்கள்.',
  submit: 'லாகின் செய்',
  forgot: 'பாஸ்வேர்டு மறந்துவிட்டதா?',
  other: 'லாகின் இல்லாமல்',
  register: 'சந்தாதாரராகப் பதிவு செய்',
  instant: 'விரைவு ரீசார்ஜ்',
  ott: 'ஸ்ட்ரீமிங் சேவைக்குப் பணம் செலுத்து',
  check: 'பேமெண்ட் சிக்கியதா?',
  offers: 'புதிய இணைப்பு பெறு',
  errors: {
    username: 'உங்கள் யூசர்நேம் அல்லது மொபைல் எண்ணை உள்ளிடுங்கள்',
    password: 'உங்கள் பாஸ்வேர்டை உள்ளிடுங்கள்',
  },
  refused: 'யூசர்நேம் அல்லது பாஸ்வேர்டு தவறு. இரண்டையும் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  maintenance: 'பராமரிப்புப் பணி நடக்கிறது. இப்போது ஊழியர்கள் மட்டுமே லாகின் செய்ய முடியும்.',
  cookies:
    'உங்கள் பிரவுசர் இந்தப் பக்கத்தின் குக்கீகளைத் தடுக்கிறது, அதனால் லாகின் நீடிக்கவில்லை. பிரவுசர் செட்டிங்ஸில் இந்தப் பக்கத்தின் குக்கீகளை அனுமதித்து, மீண்டும் லாகின் செய்யவும்.',
};

export const logoutText: TextsOf<typeof EnglishLogoutText> = { title: 'லாக் அவுட் ஆகிறது' };

export const termsText: TextsOf<typeof EnglishTermsText> = {
  title: 'பயன்பாட்டு விதிமுறைகள்',
  lead: 'தொடர, இந்த விதிமுறைகளைப் படித்து ஏற்றுக்கொள்ளுங்கள்.',
  read: 'விதிமுறைகளைப் படியுங்கள்',
  notPublished: (name: string): string =>
    `${name} தன் விதிமுறைகளை இங்கே வெளியிடவில்லை. ஏற்பதற்கு முன் அவற்றைக் கேட்டுப் பெறலாம்.`,
  agree: 'விதிமுறைகளைப் படித்தேன், ஏற்றுக்கொள்கிறேன்',
  agreeUnseen: (name: string): string => `${name} விதிமுறைகளை ஏற்றுக்கொள்கிறேன்`,
  mustAgree: 'விதிமுறைகளை ஏற்க செக்பாக்ஸை டிக் செய்யுங்கள்',
  accept: 'ஏற்றுத் தொடர்',
  leave: 'லாக் அவுட்',
};

export const identificationOtpText: TextsOf<typeof EnglishIdentificationOtpText> = {
  code: 'SMS-இல் வந்த குறியீடு',
  sentTo: (mobile) => `${mobile} எண்ணுக்கு 6 இலக்கக் குறியீடு அனுப்பியுள்ளோம்.`,
  sent: 'உங்கள் மொபைலுக்கு 6 இலக்கக் குறியீடு அனுப்பியுள்ளோம்.',
  submit: 'குறியீட்டைச் சரிபார்',
  errors: { code: '6 இலக்கக் குறியீட்டை உள்ளிடுங்கள்' },
  unconfirmed: 'குறியீடு அனுப்பப்பட்டதா என்று தெரியவில்லை. வேறொன்று கேட்கும் முன் SMS வரக் கொஞ்சம் காத்திருங்கள்.',
  wrong: 'இந்தக் குறியீடு தவறு.',
  triesLeft: (count) =>
    `இன்னும் ${count}\u00a0${plural.select(count) === 'one' ? 'வாய்ப்பு உள்ளது' : 'வாய்ப்புகள் உள்ளன'}.`,
  expired: 'இந்தக் குறியீட்டின் நேரம் முடிந்தது. புதியது கேளுங்கள்.',
  spent: 'இந்தக் குறியீடு இனி வேலை செய்யாது. புதியது கேளுங்கள்.',
  stale:
    'அதிக நேரம் ஆகிவிட்டது, அல்லது குறியீடு ஏற்கெனவே பயன்படுத்தப்பட்டது. புதிய குறியீட்டுடன் மீண்டும் தொடங்குங்கள்.',
  limit:
    'இப்போது மேலும் குறியீடுகள் அனுப்ப முடியாது. பிறகு முயற்சி செய்யுங்கள், அல்லது உங்கள் ஆபரேட்டரை அழையுங்கள்.',
  wait: (seconds) => `${clock(seconds)}-க்குப் பிறகு புதிய குறியீடு`,
  mayResend: 'இப்போது புதிய குறியீடு கேட்கலாம்.',
  resend: 'புதிய குறியீடு அனுப்பு',
  another: 'வேறு எண்ணைப் பயன்படுத்து',
  restart: 'மீண்டும் தொடங்கு',
};

export const credentialsText: TextsOf<typeof EnglishCredentialsText> = {
  username: 'யூசர்நேம்',
  usernameHint: 'இடைவெளி இல்லாத பெயரைத் தேர்ந்தெடுங்கள். லாகின் செய்ய இதைப் பயன்படுத்துவீர்கள்.',
  ownUsername: 'உங்கள் யூசர்நேம்',
  password: 'புதிய பாஸ்வேர்டு',
  rules:
    'குறைந்தது 8 எழுத்துகள் வையுங்கள். உங்கள் யூசர்நேம் அல்லது 12345678 போல எளிதில் ஊகிக்கக்கூடியது வேண்டாம்.',
  short: 'மிகச் சிறியது',
  guessable: 'எளிதில் ஊகிக்கலாம்',
  good: 'நல்ல பாஸ்வேர்டு',
  firstname: 'முதல் பெயர்',
  surname: 'குடும்பப் பெயர் (விருப்பம்)',
  email: 'இமெயில் (விருப்பம்)',
  register: 'பதிவு செய்',
  setPassword: 'பாஸ்வேர்டை மாற்று',
  sendAgain: 'மீண்டும் அனுப்பு',
  errors: {
    username: 'ஒரு யூசர்நேம் உள்ளிடுங்கள்',
    spaces: 'யூசர்நேமில் உள்ள இடைவெளிகளை நீக்குங்கள்',
    long: 'இது மிக நீளம். சுருக்குங்கள்',
    taken: 'இந்த யூசர்நேமை வேறொருவர் வைத்திருக்கிறார். வேறொன்றைத் தேர்ந்தெடுங்கள்',
    short: 'பாஸ்வேர்டில் குறைந்தது 8 எழுத்துகள் வையுங்கள்',
    guessable: 'ஊகிக்கக் கடினமான பாஸ்வேர்டைத் தேர்ந்தெடுங்கள்',
    firstname: 'உங்கள் முதல் பெயரை உள்ளிடுங்கள்',
    email: 'name@example.com போன்ற இமெயில் முகவரியை உள்ளிடுங்கள்',
  },
  unknownRegister: 'நீங்கள் பதிவானீர்களா என்று தெரியவில்லை. முதலில் இந்த விவரங்களால் லாகின் செய்து பாருங்கள்.',
  unknownReset:
    'புதிய பாஸ்வேர்டு அமைக்கப்பட்டதா என்று தெரியவில்லை. முதலில் அதைக் கொண்டு லாகின் செய்து பாருங்கள்.',
  stale:
    'அதிக நேரம் ஆகிவிட்டது, அல்லது இது ஏற்கெனவே முடிந்துவிட்டது. முதலில் லாகின் செய்து பாருங்கள், அல்லது மீண்டும் தொடங்குங்கள்.',
  tryLogIn: 'லாகின் செய்து பார்',
  notDone:
    'லாகின் செய்ய முடியவில்லை, எனவே உங்கள் விவரங்கள் எங்களுக்கு வராமல் இருந்திருக்கலாம். மீண்டும் அனுப்புங்கள்.',
  restart: 'மீண்டும் தொடங்கு',
};

export const doneText: TextsOf<typeof EnglishDoneText> = {
  REGISTER: (username) => `உங்கள் யூசர்நேம் ${username}.`,
  RESETPASSWORD: () => 'பழைய பாஸ்வேர்டு இனி வேலை செய்யாது.',
  username: 'யூசர்நேம் அல்லது மொபைல் எண்',
  password: 'பாஸ்வேர்டு',
  submit: 'லாகின் செய்',
  errors: {
    username: 'உங்கள் யூசர்நேம் அல்லது மொபைல் எண்ணை உள்ளிடுங்கள்',
    password: 'உங்கள் பாஸ்வேர்டை உள்ளிடுங்கள்',
  },
  refused: 'யூசர்நேம் அல்லது பாஸ்வேர்டு தவறு. இரண்டையும் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
};

export const identifyText: TextsOf<typeof EnglishIdentifyText> = {
  purpose: 'நீங்கள் என்ன செய்ய விரும்புகிறீர்கள்?',
  RESETPASSWORD: 'புதிய பாஸ்வேர்டு அமைக்க',
  resetHint: 'என்னிடம் லாகின் உள்ளது, ஆனால் பாஸ்வேர்டை மறந்துவிட்டேன்.',
  REGISTER: 'பதிவு செய்ய',
  registerHint: 'என்னிடம் இணைப்பு உள்ளது, ஆனால் இன்னும் லாகின் இல்லை.',
  identity: 'மொபைல் எண், வாடிக்கையாளர் எண் அல்லது யூசர்நேம்',
  identityHint: 'உங்கள் செட்-டாப் பாக்ஸ் எண்ணையும் பயன்படுத்தலாம்.',
  submit: 'எனக்குக் குறியீடு அனுப்பு',
  errors: {
    purpose: 'என்ன செய்ய வேண்டும் என்று தேர்ந்தெடுங்கள்',
    identity: 'உங்கள் மொபைல் எண், வாடிக்கையாளர் எண் அல்லது யூசர்நேமை உள்ளிடுங்கள்',
    long: 'இது மிக நீளம். அதிகபட்சம் 64 எழுத்துகள் உள்ளிடுங்கள்',
  },
  unknown: 'கணக்கு எதுவும் கிடைக்கவில்லை. எண்ணைச் சரிபாருங்கள்.',
  newConnection: 'புதிய இணைப்பு பெறு',
  registered: 'இந்தக் கணக்குக்கு ஏற்கெனவே லாகின் உள்ளது.',
  notRegistered: 'இந்தக் கணக்குக்கு இன்னும் லாகின் இல்லை.',
  setPassword: 'பாஸ்வேர்டை மாற்று',
  register: 'பதிவு செய்',
  logIn: 'லாகின் செய்',
  noMobile:
    'இந்தக் கணக்கில் மொபைல் எண் இல்லாததால் குறியீடு அனுப்ப முடியாது. எண்ணைச் சேர்க்க உங்கள் ஆபரேட்டரிடம் கேளுங்கள்.',
  call: (phone) => `${phone} எண்ணை அழை`,
  reloaded:
    'உங்கள் குறியீடு ஏற்கப்பட்ட பிறகு இந்தப் பக்கம் மீண்டும் லோட் ஆனது. உங்கள் கணக்கின் பாதுகாப்புக்காகப் புதிய குறியீடு கேளுங்கள்.',
};

export const validateText: TextsOf<typeof EnglishValidateText> = {
  identifying: {
    title: 'பதிவு அல்லது புதிய பாஸ்வேர்டு',
    lead: 'உங்கள் பதிவு செய்த மொபைல் எண்ணுக்கு SMS-இல் குறியீடு அனுப்புவோம்.',
  },
  codeSent: {
    title: 'OTP-ஐ உள்ளிடு',
    lead: 'கணக்கு உங்களுடையது என்பதை இது உறுதிசெய்கிறது.',
  },
  verified: {
    REGISTER: { title: 'உங்கள் லாகினை உருவாக்குங்கள்', lead: 'லாகின் செய்ய இவற்றைப் பயன்படுத்துவீர்கள்.' },
    RESETPASSWORD: {
      title: 'புதிய பாஸ்வேர்டைத் தேர்ந்தெடுங்கள்',
      lead: 'லாகின் செய்ய இதைப் பயன்படுத்துவீர்கள்.',
    },
  },
  done: {
    REGISTER: {
      title: 'உங்கள் பதிவு முடிந்தது',
      lead: 'உங்கள் பேக்குகளைப் பார்க்க லாகின் செய்யுங்கள்.',
    },
    RESETPASSWORD: {
      title: 'உங்கள் புதிய பாஸ்வேர்டு அமைக்கப்பட்டது',
      lead: 'தொடர, அதைக் கொண்டு லாகின் செய்யுங்கள்.',
    },
  },
  steps: {
    REGISTER: ['கணக்கு', 'குறியீடு', 'லாகின்'],
    RESETPASSWORD: ['கணக்கு', 'குறியீடு', 'பாஸ்வேர்டு'],
  },
  logIn: 'லாகினுக்குத் திரும்பு',
};
