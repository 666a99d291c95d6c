import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'చెక్ చేస్తున్నాం',
    booked: 'పూర్తయింది',
    notBooked: 'ఇప్పటివరకు జాడ లేదు',
    unknown: 'మాకు ఇంకా తెలియదు',
  },
  partly: 'కొంత భాగం పూర్తయింది',
  subject: {
    checkout: 'ఆర్డర్',
    renew: 'రెన్యూవల్',
    renewReadingText: 'రెన్యూవల్',
    cancelForRefund: 'ప్యాక్ రద్దు రిక్వెస్ట్',
    placeOrder: 'కనెక్షన్ ఆర్డర్',
  },
  ownSubject: {
    checkout: 'నా ఆర్డర్',
    renew: 'నా రెన్యూవల్',
    renewReadingText: 'నా రెన్యూవల్',
    cancelForRefund: 'నా ప్యాక్ రద్దు రిక్వెస్ట్',
    placeOrder: 'నా కనెక్షన్ ఆర్డర్',
  },
  findingOut: (subject: string): string =>
    `మీ ${subject} విషయంలో ఇంకా స్పష్టమైన సమాధానం రాలేదు. మీ ప్యాక్‌లు, బ్యాలెన్స్, లావాదేవీలను చెక్ చేస్తున్నాం: మూడు నిమిషాల వరకు. ఏదీ మళ్లీ పంపం.`,
  findingOutOrder:
    'మీ కనెక్షన్ ఆర్డర్ విషయంలో స్పష్టమైన సమాధానం రాలేదు. డబ్బు కట్ కాలేదు. మూడు నిమిషాలు ఆగండి: సమాధానం ఇంకా రావచ్చు.',
  safeAgain: {
    honoured: 'అదే ఇప్పుడు మళ్లీ పంపవచ్చు: అది ఒకసారే జరుగుతుంది.',
    unknown: 'ఆటోమేటిక్‌గా ఏదీ మళ్లీ పంపం.',
  },
  booked: (subject: string): string => `మీ ${subject} ప్రాసెస్‌ను ఆపరేటర్ పూర్తి చేశారు.`,
  partlyBooked: (subject: string): string => `మీ ${subject} విషయంలో ఆపరేటర్ కొంత భాగం ప్రాసెస్ చేశారు:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} వరకు యాక్టివ్‌గా ఉంటుంది.`,
  stopped: (name: string): string => `${name} రద్దయింది.`,
  lineNotBooked: (name: string): string => `${name} ప్రాసెస్ కాలేదు.`,
  transaction: (id: string, amount: string): string => `లావాదేవీ ${id}: ${amount}.`,
  otherAmount: (agreed: string, taken: string): string =>
    `మీరు ${agreed}కు ఒప్పుకున్నారు, కానీ ${taken} తీసుకోబడింది. దీన్ని చెక్ చేయించడానికి ఫిర్యాదు చేయండి.`,
  otherAmountSubject: (subject: string): string => `${subject}: వేరే మొత్తం తీసుకోబడింది`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} పంపాను. దయచేసి మొత్తాన్ని చెక్ చేయండి.`,
      `ఒప్పుకున్న మొత్తం: ${agreed}`,
      `తీసుకున్న మొత్తం: ${taken}`,
      `పంపిన సమయం: ${time}`,
      `రిఫరెన్స్: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `మీ ${subject} తర్వాత ఏమీ మారలేదు. మేము ఒక రోజు పాటు చెక్ చేస్తూ ఉంటాం, మార్పు ఉంటే ఇక్కడే చూపిస్తాం.`,
  againWithoutSign: {
    honoured: 'అదే ఇప్పుడు మళ్లీ పంపవచ్చు: అది ఒకసారే జరుగుతుంది.',
    unknown: 'మీరు మళ్లీ చేసి, మొదటిది కూడా తర్వాత జరిగితే, రెండింటికీ డబ్బు తీసుకోబడవచ్చు.',
  },
  unknown: (subject: string): string =>
    `మీ ${subject} ప్రాసెస్ అయిందో లేదో రికార్డుల్లో కనిపించడం లేదు. ముందు మీ ప్యాక్‌లు, లావాదేవీలు చెక్ చేసుకోండి: మళ్లీ చేస్తే దానికి కూడా డబ్బు కట్ అవుతుంది.`,
  unknownOrder:
    'నంబర్ లేకుండా ఆర్డర్‌ను వెతకలేం, కాబట్టి అది చేరిందో లేదో మాకు తెలియదు. మీ ఆపరేటర్‌కు కాల్ చేసి అడగండి. అది చేరి ఉండి, మీరు మళ్లీ ఆర్డర్ చేస్తే, రెండు ఆర్డర్లు అవుతాయి: చెల్లించనిది దానంతట అదే రద్దవుతుంది.',
  asked: 'మేం చెక్ చేస్తూనే ఉంటాం.',
  askNow: 'స్టేటస్ చెక్ చేయండి',
  transactions: 'లావాదేవీలు',
  packs: 'నా ప్యాక్‌లు',
  ticket: 'ఫిర్యాదు చేయండి',
  seen: 'నేను చెక్ చేశాను',
  orderAgain: 'మళ్లీ ఆర్డర్ చేయండి',
  done: 'సరే',
  ticketSubject: (subject: string): string => `${subject} విషయంలో స్పష్టమైన సమాధానం రాలేదు`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} విషయంలో స్పష్టమైన సమాధానం రాలేదు. ఇది పూర్తయిందో లేదో దయచేసి నాకు చెప్పండి.`,
      `పంపిన సమయం: ${time}`,
      ...(amount === '' ? [] : [`అమౌంట్: ${amount}`]),
      `రిఫరెన్స్: ${reference}`,
    ].join('\n'),
};
