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
const plural = new Intl.PluralRules('te');

export const loginSideText: TextsOf<typeof EnglishLoginSideText> = {
  claim: 'మీ టీవీ, బ్రాడ్‌బ్యాండ్ ఒకే చోట.',
  points: [
    ['ఏది ఎప్పుడు ముగుస్తుందో తెలుసుకోండి', 'ప్రతి బాక్స్, ప్యాక్, ప్లాన్ ముగింపు తేదీతో'],
    ['ఒక్క నిమిషంలో చెల్లించండి', 'UPI, కార్డ్ లేదా బ్యాలెన్స్‌తో, ప్రతిసారీ రసీదుతో'],
    ['పిక్చర్ సమస్యను మీరే సరిచేసుకోండి', 'స్టెప్ బై స్టెప్ సహాయం, బాక్స్ రిఫ్రెష్, పగలైనా రాత్రైనా'],
  ],
};

export const loginText: TextsOf<typeof EnglishLoginText> = {
  title: 'లాగిన్',
  lead: 'మీ ప్యాక్‌లు చూడండి, రెన్యూ చేసుకోండి, సహాయం పొందండి.',
  username: 'యూజర్‌నేమ్ లేదా మొబైల్ నంబర్',
  password: 'పాస్‌వర్డ్',
  remember: 'ఈ డివైజ్‌లో నన్ను గుర్తుంచుకోండి',
  rememberHint: 'వేరేవాళ్లు కూడా వాడే డివైజ్‌లో దీన్ని ఆఫ్‌లో ఉంచండి.',
  submit: 'లాగిన్ అవ్వండి',
  forgot: 'పాస్‌వర్డ్ మర్చిపోయారా?',
  other: 'లాగిన్ కాకుండా',
  register: 'సబ్‌స్క్రైబర్‌గా రిజిస్టర్ చేసుకోండి',
  instant: 'క్విక్ రీఛార్జ్',
  ott: 'స్ట్రీమింగ్ సర్వీస్ కోసం చెల్లించండి',
  check: 'పేమెంట్ ఆగిపోయిందా?',
  offers: 'కొత్త కనెక్షన్ తీసుకోండి',
  errors: {
    username: 'మీ యూజర్‌నేమ్ లేదా మొబైల్ నంబర్ ఎంటర్ చేయండి',
    password: 'మీ పాస్‌వర్డ్ ఎంటర్ చేయండి',
  },
  refused: 'యూజర్‌నేమ్ లేదా పాస్‌వర్డ్ తప్పు. రెండూ సరిచూసుకుని మళ్లీ ప్రయత్నించండి.',
  maintenance: 'మెయింటెనెన్స్ జరుగుతోంది. ప్రస్తుతం సిబ్బంది మాత్రమే లాగిన్ అవ్వగలరు.',
  cookies:
    'మీ బ్రౌజర్ ఈ పేజీ కుకీలను అడ్డుకుంటోంది, అందుకే లాగిన్ నిలవడం లేదు. బ్రౌజర్ సెట్టింగ్‌లలో ఈ పేజీ కుకీలను అనుమతించి, మళ్లీ లాగిన్ అవ్వండి.',
};

export const logoutText: TextsOf<typeof EnglishLogoutText> = { title: 'లాగ్ అవుట్ అవుతోంది' };

export const termsText: TextsOf<typeof EnglishTermsText> = {
  title: 'వినియోగ నిబంధనలు',
  lead: 'కొనసాగడానికి దయచేసి ఈ నిబంధనలు చదివి అంగీకరించండి.',
  read: 'నిబంధనలు చదవండి',
  notPublished: (name: string): string =>
    `${name} తన నిబంధనలను ఇక్కడ ప్రచురించలేదు. అంగీకరించే ముందు మీరు వాటిని అడగవచ్చు.`,
  agree: 'నేను నిబంధనలు చదివాను, వాటికి అంగీకరిస్తున్నాను',
  agreeUnseen: (name: string): string => `${name} నిబంధనలకు నేను అంగీకరిస్తున్నాను`,
  mustAgree: 'నిబంధనలకు అంగీకరించడానికి బాక్స్‌లో టిక్ చేయండి',
  accept: 'అంగీకరించి కొనసాగండి',
  leave: 'లాగ్ అవుట్',
};

export const identificationOtpText: TextsOf<typeof EnglishIdentificationOtpText> = {
  code: 'మీకు SMSలో పంపిన కోడ్',
  sentTo: (mobile) => `${mobile} నంబర్‌కు 6 అంకెల కోడ్ పంపాం.`,
  sent: 'మీ మొబైల్‌కు 6 అంకెల కోడ్ పంపాం.',
  submit: 'కోడ్ వెరిఫై చేయండి',
  errors: { code: '6 అంకెల కోడ్ ఎంటర్ చేయండి' },
  unconfirmed: 'కోడ్ వెళ్లిందో లేదో తెలియదు. మరో కోడ్ అడిగే ముందు SMS కోసం కాసేపు ఆగండి.',
  wrong: 'ఈ కోడ్ తప్పు.',
  triesLeft: (count) =>
    plural.select(count) === 'one'
      ? `మీకు ఇంకా ${count}\u00a0అవకాశం ఉంది.`
      : `మీకు ఇంకా ${count}\u00a0అవకాశాలు ఉన్నాయి.`,
  expired: 'ఈ కోడ్ గడువు ముగిసింది. కొత్త కోడ్ తీసుకోండి.',
  spent: 'ఈ కోడ్ ఇక పని చేయదు. కొత్త కోడ్ తీసుకోండి.',
  stale: 'చాలా సమయం పట్టింది, లేదా కోడ్ ఇప్పటికే వాడేశారు. కొత్త కోడ్‌తో మళ్లీ మొదలుపెట్టండి.',
  limit: 'ప్రస్తుతం ఇంకా కోడ్‌లు పంపలేం. తర్వాత మళ్లీ ప్రయత్నించండి, లేదా మీ ఆపరేటర్‌కు కాల్ చేయండి.',
  wait: (seconds) => `${clock(seconds)}లో కొత్త కోడ్`,
  mayResend: 'ఇప్పుడు కొత్త కోడ్ తీసుకోవచ్చు.',
  resend: 'కొత్త కోడ్ పంపండి',
  another: 'వేరే నంబర్ వాడండి',
  restart: 'మళ్లీ మొదలుపెట్టండి',
};

export const credentialsText: TextsOf<typeof EnglishCredentialsText> = {
  username: 'యూజర్‌నేమ్',
  usernameHint: 'స్పేస్‌లు లేని పేరు ఎంచుకోండి. దీనితోనే లాగిన్ అవుతారు.',
  ownUsername: 'మీ యూజర్‌నేమ్',
  password: 'కొత్త పాస్‌వర్డ్',
  rules: 'కనీసం 8 అక్షరాలు వాడండి. మీ యూజర్‌నేమ్ లేదా 12345678 లాంటి సులభంగా ఊహించగలిగేవి వద్దు.',
  short: 'చాలా చిన్నది',
  guessable: 'సులభంగా ఊహించవచ్చు',
  good: 'మంచి పాస్‌వర్డ్',
  firstname: 'మొదటి పేరు',
  surname: 'ఇంటిపేరు (ఆప్షనల్)',
  email: 'ఈమెయిల్ (ఆప్షనల్)',
  register: 'రిజిస్టర్ చేసుకోండి',
  setPassword: 'కొత్త పాస్‌వర్డ్ సెట్ చేయండి',
  sendAgain: 'మళ్లీ పంపండి',
  errors: {
    username: 'యూజర్‌నేమ్ ఎంటర్ చేయండి',
    spaces: 'యూజర్‌నేమ్‌లోని స్పేస్‌లు తీసివేయండి',
    long: 'ఇది చాలా పెద్దది. చిన్నదిగా చేయండి',
    taken: 'ఈ యూజర్‌నేమ్ ఇప్పటికే వాడుకలో ఉంది. వేరేది ఎంచుకోండి',
    short: 'పాస్‌వర్డ్‌కు కనీసం 8 అక్షరాలు వాడండి',
    guessable: 'సులభంగా ఊహించలేని పాస్‌వర్డ్ ఎంచుకోండి',
    firstname: 'మీ మొదటి పేరు ఎంటర్ చేయండి',
    email: 'name@example.com లాంటి ఈమెయిల్ అడ్రస్ ఎంటర్ చేయండి',
  },
  unknownRegister: 'మీ రిజిస్ట్రేషన్ జరిగిందో లేదో తెలియదు. ముందుగా ఈ వివరాలతో లాగిన్ అయి చూడండి.',
  unknownReset: 'కొత్త పాస్‌వర్డ్ సెట్ అయిందో లేదో తెలియదు. ముందుగా దానితో లాగిన్ అయి చూడండి.',
  stale: 'చాలా సమయం పట్టింది, లేదా ఇది ఇప్పటికే పూర్తయింది. ముందుగా లాగిన్ అయి చూడండి, లేదా మళ్లీ మొదలుపెట్టండి.',
  tryLogIn: 'లాగిన్ అయి చూడండి',
  notDone: 'లాగిన్ కాలేకపోయారు, కాబట్టి మీ వివరాలు బహుశా మాకు చేరలేదు. వాటిని మళ్లీ పంపండి.',
  restart: 'మళ్లీ మొదలుపెట్టండి',
};

export const doneText: TextsOf<typeof EnglishDoneText> = {
  REGISTER: (username) => `మీ యూజర్‌నేమ్ ${username}.`,
  RESETPASSWORD: () => 'మీ పాత పాస్‌వర్డ్ ఇక పని చేయదు.',
  username: 'యూజర్‌నేమ్ లేదా మొబైల్ నంబర్',
  password: 'పాస్‌వర్డ్',
  submit: 'లాగిన్ అవ్వండి',
  errors: {
    username: 'మీ యూజర్‌నేమ్ లేదా మొబైల్ నంబర్ ఎంటర్ చేయండి',
    password: 'మీ పాస్‌వర్డ్ ఎంటర్ చేయండి',
  },
  refused: 'యూజర్‌నేమ్ లేదా పాస్‌వర్డ్ తప్పు. రెండూ సరిచూసుకుని మళ్లీ ప్రయత్నించండి.',
};

export const identifyText: TextsOf<typeof EnglishIdentifyText> = {
  purpose: 'మీరు ఏం చేయాలనుకుంటున్నారు?',
  RESETPASSWORD: 'కొత్త పాస్‌వర్డ్ సెట్ చేయాలి',
  resetHint: 'నాకు లాగిన్ ఉంది, కానీ పాస్‌వర్డ్ మర్చిపోయాను.',
  REGISTER: 'రిజిస్టర్ చేసుకోవాలి',
  registerHint: 'నాకు కనెక్షన్ ఉంది, కానీ ఇంకా లాగిన్ లేదు.',
  identity: 'మొబైల్ నంబర్, కస్టమర్ నంబర్ లేదా యూజర్‌నేమ్',
  identityHint: 'మీ సెట్-టాప్ బాక్స్ నంబర్ కూడా వాడవచ్చు.',
  submit: 'నాకు కోడ్ పంపండి',
  errors: {
    purpose: 'ఏం చేయాలనుకుంటున్నారో ఎంచుకోండి',
    identity: 'మీ మొబైల్ నంబర్, కస్టమర్ నంబర్ లేదా యూజర్‌నేమ్ ఎంటర్ చేయండి',
    long: 'ఇది చాలా పెద్దది. గరిష్ఠంగా 64 అక్షరాలు ఎంటర్ చేయండి',
  },
  unknown: 'ఖాతా దొరకలేదు. నంబర్ సరిచూసుకోండి.',
  newConnection: 'కొత్త కనెక్షన్ తీసుకోండి',
  registered: 'ఈ ఖాతాకు ఇప్పటికే లాగిన్ ఉంది.',
  notRegistered: 'ఈ ఖాతాకు ఇంకా లాగిన్ లేదు.',
  setPassword: 'బదులుగా కొత్త పాస్‌వర్డ్ సెట్ చేయండి',
  register: 'బదులుగా రిజిస్టర్ చేసుకోండి',
  logIn: 'లాగిన్ అవ్వండి',
  noMobile: 'ఈ ఖాతాకు మొబైల్ నంబర్ లేదు, కాబట్టి కోడ్ పంపలేం. నంబర్ జోడించమని మీ ఆపరేటర్‌ను అడగండి.',
  call: (phone) => `${phone}కు కాల్ చేయండి`,
  reloaded: 'మీ కోడ్ అంగీకరించాక ఈ పేజీ మళ్లీ లోడ్ అయింది. మీ ఖాతా భద్రత కోసం కొత్త కోడ్ తీసుకోండి.',
};

export const validateText: TextsOf<typeof EnglishValidateText> = {
  identifying: {
    title: 'రిజిస్టర్ చేసుకోండి లేదా కొత్త పాస్‌వర్డ్ సెట్ చేయండి',
    lead: 'మీ రిజిస్టర్డ్ మొబైల్ నంబర్‌కు SMSలో కోడ్ పంపుతాం.',
  },
  codeSent: { title: 'OTP ఎంటర్ చేయండి', lead: 'ఖాతా మీదేనని దీనితో నిర్ధారణ అవుతుంది.' },
  verified: {
    REGISTER: { title: 'మీ లాగిన్ సృష్టించండి', lead: 'వీటితోనే మీరు లాగిన్ అవుతారు.' },
    RESETPASSWORD: {
      title: 'కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
      lead: 'దీనితోనే మీరు లాగిన్ అవుతారు.',
    },
  },
  done: {
    REGISTER: {
      title: 'మీ రిజిస్ట్రేషన్ పూర్తయింది',
      lead: 'మీ ప్యాక్‌లు చూడటానికి లాగిన్ అవ్వండి.',
    },
    RESETPASSWORD: {
      title: 'మీ కొత్త పాస్‌వర్డ్ సెట్ అయింది',
      lead: 'కొనసాగడానికి దానితో లాగిన్ అవ్వండి.',
    },
  },
  steps: {
    REGISTER: ['ఖాతా', 'కోడ్', 'లాగిన్'],
    RESETPASSWORD: ['ఖాతా', 'కోడ్', 'పాస్‌వర్డ్'],
  },
  logIn: 'లాగిన్‌కు తిరిగి వెళ్లండి',
};
