import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'రెన్యూ చేయండి',
  back: 'నా ప్యాక్‌లు',
  ready: 'రెన్యూవల్‌కు సిద్ధంగా ఉన్నవి',
  broadband: 'బ్రాడ్‌బ్యాండ్',
  whichBox: 'ఏ బాక్స్?',
  whichBoxDescription: 'మీకు ఇదే ప్యాక్ ఒకటి కంటే ఎక్కువ బాక్స్‌లలో ఉంది, కాబట్టి ఒకసారికి ఒక బాక్స్ రెన్యూ చేయండి.',
  leaving: 'మీరు ఈ ప్యాక్ తీసివేయమని కోరారు. రెన్యూ చేస్తే ఇది కొనసాగుతుంది.',
  later: 'ఇంకా సమయం రాలేదు',
  laterDescription: 'ప్యాక్ ముగిసే ముందు 15 రోజుల్లో రెన్యూ చేయవచ్చు.',
  from: '{date} నుంచి రెన్యూ చేయవచ్చు',
  noFrom: 'ఇప్పుడు రెన్యూ చేయలేరు',
  allEnd: 'అన్నింటి ముగింపు {date}',
  allEnded: 'అన్నీ {date}న ముగిశాయి',
  nothingReady: 'రెన్యూ చేయాల్సినవి ఇంకా ఏమీ లేవు',
  noPacks: 'రెన్యూ చేయడానికి ప్యాక్‌లు లేవు',
  noPacksDescription: 'మీరు జోడించే ప్యాక్‌లు ముగియడానికి 15 రోజుల ముందు ఇక్కడ కనిపిస్తాయి.',
  add: 'ప్యాక్‌లు జోడించండి',
  howLong: 'ఎంత కాలానికి రెన్యూ చేయాలి',
  units: { MONTHLY: 'నెల', QUARTERLY: 'నెలలు', HALFYEARLY: 'నెలలు', YEARLY: 'నెలలు' },
  perMonth: (amount: string): string => `${amount}/నెల`,
  saving: (amount: string): string => `${amount} ఆదా`,
  due: 'తర్వాతి గడువు {date}',
  notOffered: (names: string): string => `${names} ధర లేదు`,
  bill: 'మీ రెన్యూవల్',
  until: '{date} వరకు',
  payMissing: 'పేమెంట్ పద్ధతులు లోడ్ కాలేదు.',
  noneTicked: 'కనీసం ఒక ప్యాక్ ఎంచుకోండి.',
  noPrice: (names: string): string => `ఈ వ్యవధికి ${names} ధర లేదు.`,
  otherTermOrFewer: 'వేరే వ్యవధి ఎంచుకోండి లేదా దాని టిక్ తీసివేయండి.',
  nothingPaid: 'ఏదీ రెన్యూ కాలేదు, డబ్బు కట్ కాలేదు.',
  calendar: 'నాకు గుర్తు చేయండి',
  calendarDone: 'క్యాలెండర్ ఫైల్ సేవ్ అయింది.',
  calendarFailed: 'ఫైల్ తయారు చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `రెన్యూ చేయండి: ${names}`,
  description: (operator: string): string => `చివరి రోజు. ముగిసేలోపు ${operator} వద్ద రెన్యూ చేయండి.`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) {
      return all === 1 ? 'మీ ప్యాక్ రెన్యూ అయింది' : 'మీ ప్యాక్‌లు రెన్యూ అయ్యాయి';
    }
    if (renewed > 0) {
      return `${all} ప్యాక్‌లలో ${renewed} రెన్యూ ${renewed === 1 ? 'అయింది' : 'అయ్యాయి'}`;
    }
    return unclear > 0 ? 'రెన్యూవల్ నిర్ధారణ కాలేదు' : 'ఏదీ రెన్యూ కాలేదు';
  },
  fromBalance: 'బ్యాలెన్స్ నుంచి',
  paidUnknown: 'మీ ఆపరేటర్ బ్యాలెన్స్ నుంచి ఎంత కట్ చేశారో మీ లావాదేవీల్లో కనిపిస్తుంది.',
  paidNothing: 'మీ బ్యాలెన్స్ నుంచి ఏమీ కట్ కాలేదు.',
  packs: 'మీ ప్యాక్‌లు',
  renewed: 'రెన్యూ అయింది',
  failed: 'రెన్యూ కాలేదు',
  reasons: {
    tooEarly: 'ఇంకా సమయం రాలేదు. ప్యాక్ ముగిసే ముందు 15 రోజుల్లో రెన్యూ చేయవచ్చు.',
    chargeRefused: 'మీ ఆపరేటర్ ఛార్జీ సెట్ చేయలేకపోయారు. ఈ ప్యాక్ కోసం ఏమీ కట్ కాలేదు.',
    other: 'మీ ఆపరేటర్ ఈ ప్యాక్‌ను రెన్యూ చేయలేకపోయారు. దీని కోసం ఏమీ కట్ కాలేదు.',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `మీ ఆపరేటర్ మెసేజ్: ${words}` : `మీ ఆపరేటర్ మెసేజ్: ${words} (${code})`,
  unclear: 'ఈ ప్యాక్ రెన్యూ అయిందో లేదో మీ ఆపరేటర్ చెప్పలేదు.',
  tryAgain: (count: number, amount: string): string =>
    count === 1 ? `${amount}కు 1 ప్యాక్ మళ్లీ రెన్యూ చేయండి` : `${amount}కు ${count} ప్యాక్‌లు మళ్లీ రెన్యూ చేయండి`,
  others: 'ఇతర ప్యాక్‌లు రెన్యూ చేయండి',
  myPacks: 'నా ప్యాక్‌లు',
  confirming: 'మీ రెన్యూవల్‌ను ఇంకా నిర్ధారిస్తున్నాం',
  unknownTitle: 'మీ రెన్యూవల్',
  stillEnds: 'ముగింపు తేదీ ఇప్పటికీ {date}',
  sendAgain: (amount: string): string => `అదే రెన్యూవల్‌ను ${amount}కు మళ్లీ పంపండి`,
  choose: 'ఎంపిక మార్చండి',
};
