import type * as english from '../../screens/identity/identity.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof english.loginSideText> = {
  claim: 'તમારું ટીવી અને બ્રોડબેન્ડ, એક જ જગ્યાએ.',
  points: [
    ['શું ક્યારે સમાપ્ત થશે તે જાણો', 'દરેક બોક્સ, પેક અને પ્લાન તેના છેલ્લા દિવસ સાથે'],
    ['એક મિનિટમાં પેમેન્ટ કરો', 'UPI, કાર્ડ કે બેલેન્સથી, દર વખતે રસીદ સાથે'],
    ['પિક્ચર જાતે ઠીક કરો', 'સ્ટેપ-બાય-સ્ટેપ મદદ અને બોક્સ રિફ્રેશ, દિવસે કે રાત્રે'],
  ],
};

export const loginText: TextsOf<typeof english.loginText> = {
  title: 'લોગ ઇન કરો',
  lead: 'તમારા પેક જુઓ, રિન્યુ કરો અને મદદ મેળવો.',
  username: 'યુઝરનેમ અથવા મોબાઇલ નંબર',
  password: 'પાસવર્ડ',
  remember: 'આ ડિવાઇસ પર મને યાદ રાખો',
  rememberHint: 'બીજા પણ વાપરતા હોય તેવા ડિવાઇસ પર આ બંધ રાખો.',
  submit: 'લોગ ઇન કરો',
  forgot: 'પાસવર્ડ ભૂલી ગયા?',
  other: 'લોગ ઇન કર્યા વગર',
  register: 'ગ્રાહક તરીકે રજિસ્ટર કરો',
  instant: 'ક્વિક રિચાર્જ',
  ott: 'સ્ટ્રીમિંગ સેવાનું પેમેન્ટ કરો',
  check: 'પેમેન્ટ અટકી ગયું?',
  offers: 'નવું કનેક્શન લો',
  needHelp: 'મદદ જોઈએ છે? કૉલ કરો:',
  errors: {
    username: 'તમારું યુઝરનેમ અથવા મોબાઇલ નંબર લખો',
    password: 'તમારો પાસવર્ડ લખો',
  },
  refused: 'યુઝરનેમ અથવા પાસવર્ડ ખોટો છે. બંને તપાસીને ફરી પ્રયાસ કરો.',
  maintenance: 'મેન્ટેનન્સ ચાલુ છે. હાલ ફક્ત સ્ટાફ લોગ ઇન કરી શકે છે.',
  cookies:
    'તમારું બ્રાઉઝર આ પેજની કૂકી રોકે છે, તેથી લોગ ઇન ટકતું નથી. બ્રાઉઝરના સેટિંગમાં આ પેજની કૂકી ચાલુ કરો, પછી ફરી લોગ ઇન કરો.',
  notKept: 'લોગ ઇન ટક્યું નથી. ફરી લોગ ઇન કરો. ફરી આવું થાય તો બ્રાઉઝરના સેટિંગમાં આ પેજની કૂકી ચાલુ કરો.',
};

export const logoutText: TextsOf<typeof english.logoutText> = { title: 'લોગ આઉટ થઈ રહ્યું છે' };

export const termsText: TextsOf<typeof english.termsText> = {
  title: 'ઉપયોગની શરતો',
  lead: 'આગળ વધવા માટે કૃપા કરીને આ શરતો વાંચો અને સ્વીકારો.',
  read: 'શરતો વાંચો',
  notPublished: (name: string): string =>
    `${name} એ પોતાની શરતો અહીં પ્રકાશિત કરી નથી. સ્વીકારતાં પહેલાં તમે તે માંગી શકો છો.`,
  agree: 'મેં શરતો વાંચી છે અને હું સ્વીકારું છું',
  agreeUnseen: (name: string): string => `હું ${name} ની શરતો સ્વીકારું છું`,
  mustAgree: 'શરતો સ્વીકારવા માટે બોક્સ પર ટિક કરો',
  accept: 'સ્વીકારો અને આગળ વધો',
  leave: 'લોગ આઉટ કરો',
};

export const identificationOtpText: TextsOf<typeof english.identificationOtpText> = {
  code: 'OTP',
  sentTo: (mobile) => `અમે ${mobile} પર 6 અંકનો કોડ મોકલ્યો છે.`,
  sent: 'અમે તમારા મોબાઇલ પર 6 અંકનો કોડ મોકલ્યો છે.',
  submit: 'કોડ ચકાસો',
  errors: { code: '6 અંકનો કોડ લખો' },
  unconfirmed: 'ખબર નથી કે કોડ મોકલાયો કે નહીં. બીજો કોડ મંગાવતાં પહેલાં થોડી વાર SMS ની રાહ જુઓ.',
  wrong: 'આ કોડ ખોટો છે.',
  triesLeft: (count) => `તમારી પાસે ${count}\u00a0પ્રયાસ બાકી છે.`,
  expired: 'આ કોડનો સમય પૂરો થઈ ગયો છે. નવો કોડ મંગાવો.',
  spent: 'આ કોડ હવે ચાલશે નહીં. નવો કોડ મંગાવો.',
  stale: 'આમાં બહુ વાર લાગી, અથવા કોડ વપરાઈ ચૂક્યો છે. નવા કોડ સાથે ફરી શરૂ કરો.',
  limit: 'હમણાં વધુ કોડ મોકલી શકાતા નથી. પછી ફરી પ્રયાસ કરો, અથવા તમારા ઓપરેટરને કોલ કરો.',
  wait: (seconds) => `નવો કોડ ${clock(seconds)} માં`,
  mayResend: 'હવે તમે નવો કોડ મંગાવી શકો છો.',
  resend: 'નવો કોડ મોકલો',
  another: 'બીજો નંબર વાપરો',
  restart: 'ફરી શરૂ કરો',
};

export const credentialsText: TextsOf<typeof english.credentialsText> = {
  username: 'યુઝરનેમ',
  usernameHint: 'સ્પેસ વગરનું નામ પસંદ કરો. તમે તેનાથી લોગ ઇન કરશો.',
  ownUsername: 'તમારું યુઝરનેમ',
  password: 'નવો પાસવર્ડ',
  rules: 'ઓછામાં ઓછા 8 અક્ષર રાખો. તમારું યુઝરનેમ કે 12345678 જેવો સહેલો પાસવર્ડ ન રાખો.',
  short: 'બહુ ટૂંકો છે',
  guessable: 'સહેલાઈથી ધારી શકાય તેવો',
  good: 'સારો પાસવર્ડ',
  firstname: 'નામ',
  surname: 'અટક (વૈકલ્પિક)',
  email: 'ઇમેઇલ (વૈકલ્પિક)',
  register: 'રજિસ્ટર કરો',
  setPassword: 'નવો પાસવર્ડ સેટ કરો',
  sendAgain: 'ફરી મોકલો',
  errors: {
    username: 'યુઝરનેમ લખો',
    spaces: 'યુઝરનેમમાંથી સ્પેસ કાઢી નાખો',
    long: 'આ બહુ લાંબું છે. ટૂંકું કરો',
    taken: 'આ યુઝરનેમ બીજા કોઈએ લીધું છે. બીજું પસંદ કરો',
    short: 'પાસવર્ડમાં ઓછામાં ઓછા 8 અક્ષર રાખો',
    guessable: 'સહેલાઈથી ધારી ન શકાય તેવો પાસવર્ડ પસંદ કરો',
    firstname: 'તમારું નામ લખો',
    email: 'ઇમેઇલ એડ્રેસ લખો, જેમ કે name@example.com',
  },
  unknownRegister: 'ખબર નથી કે તમારું રજિસ્ટ્રેશન થયું કે નહીં. પહેલાં આ વિગતોથી લોગ ઇન કરી જુઓ.',
  unknownReset: 'ખબર નથી કે નવો પાસવર્ડ સેટ થયો કે નહીં. પહેલાં તેનાથી લોગ ઇન કરી જુઓ.',
  stale: 'આમાં બહુ વાર લાગી, અથવા આ પહેલેથી થઈ ગયું છે. પહેલાં લોગ ઇન કરી જુઓ, અથવા ફરી શરૂ કરો.',
  tryLogIn: 'લોગ ઇન કરી જુઓ',
  notDone: 'લોગ ઇન થઈ શક્યું નહીં, તેથી કદાચ તમારી વિગતો અમને મળી નથી. તે ફરી મોકલો.',
  notDoneStale: 'લોગ ઇન થઈ શક્યું નહીં, તેથી કદાચ તમારી વિગતો અમને મળી નથી. ફરી શરૂ કરો.',
  restart: 'ફરી શરૂ કરો',
};

export const doneText: TextsOf<typeof english.doneText> = {
  REGISTER: (username) => `તમારું યુઝરનેમ ${username} છે.`,
  RESETPASSWORD: () => 'તમારો જૂનો પાસવર્ડ હવે ચાલશે નહીં.',
};

export const identifyText: TextsOf<typeof english.identifyText> = {
  purpose: 'તમારે શું કરવું છે?',
  RESETPASSWORD: 'નવો પાસવર્ડ સેટ કરવો',
  resetHint: 'મારું લોગ ઇન છે પણ પાસવર્ડ ભુલાઈ ગયો છે.',
  REGISTER: 'રજિસ્ટર કરવું',
  registerHint: 'મારી પાસે કનેક્શન છે પણ હજી લોગ ઇન નથી.',
  identity: 'મોબાઇલ નંબર, ગ્રાહક નંબર અથવા યુઝરનેમ',
  identityHint: 'સેટ-ટોપ બોક્સનો નંબર પણ ચાલશે.',
  submit: 'મને SMS થી કોડ મોકલો',
  errors: {
    purpose: 'તમારે શું કરવું છે તે પસંદ કરો',
    identity: 'તમારો મોબાઇલ નંબર, ગ્રાહક નંબર અથવા યુઝરનેમ લખો',
    long: 'આ બહુ લાંબું છે. વધુમાં વધુ 64 અક્ષર લખો',
  },
  unknown: 'કોઈ એકાઉન્ટ મળ્યું નથી. નંબર તપાસો.',
  newConnection: 'નવું કનેક્શન લો',
  registered: 'આ એકાઉન્ટનું લોગ ઇન પહેલેથી છે.',
  notRegistered: 'આ એકાઉન્ટનું લોગ ઇન હજી બન્યું નથી.',
  setPassword: 'તેના બદલે નવો પાસવર્ડ સેટ કરો',
  register: 'તેના બદલે રજિસ્ટર કરો',
  logIn: 'લોગ ઇન કરો',
  noMobile: 'આ એકાઉન્ટમાં મોબાઇલ નંબર નથી, તેથી અમે કોડ મોકલી શકતા નથી. તમારા ઓપરેટરને નંબર ઉમેરવા કહો.',
  call: (phone) => `${phone} પર કોલ કરો`,
  reloaded: 'તમારો કોડ સ્વીકારાયા પછી આ પેજ ફરી લોડ થયું. તમારા એકાઉન્ટની સુરક્ષા માટે નવો કોડ મંગાવો.',
};

export const validateText: TextsOf<typeof english.validateText> = {
  identifying: {
    title: 'રજિસ્ટર કરો અથવા નવો પાસવર્ડ સેટ કરો',
    lead: 'અમે તમારા રજિસ્ટર્ડ મોબાઇલ નંબર પર SMS થી કોડ મોકલીશું.',
  },
  codeSent: { title: 'OTP લખો', lead: 'આનાથી કન્ફર્મ થાય છે કે એકાઉન્ટ તમારું છે.' },
  verified: {
    REGISTER: { title: 'તમારું લોગ ઇન બનાવો', lead: 'તમે આનાથી લોગ ઇન કરશો.' },
    RESETPASSWORD: { title: 'નવો પાસવર્ડ પસંદ કરો', lead: 'તમે તેનાથી લોગ ઇન કરશો.' },
  },
  done: {
    REGISTER: { title: 'તમારું રજિસ્ટ્રેશન થઈ ગયું', lead: 'તમારા પેક જોવા માટે લોગ ઇન કરો.' },
    RESETPASSWORD: {
      title: 'તમારો નવો પાસવર્ડ સેટ થઈ ગયો',
      lead: 'આગળ વધવા માટે તેનાથી લોગ ઇન કરો.',
    },
  },
  steps: {
    REGISTER: ['એકાઉન્ટ', 'કોડ', 'લોગ ઇન'],
    RESETPASSWORD: ['એકાઉન્ટ', 'કોડ', 'પાસવર્ડ'],
  },
  logIn: 'લોગ ઇન પર પાછા જાઓ',
};
