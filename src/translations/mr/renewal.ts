import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'रिन्यू करा',
  back: 'माझे पॅक',
  ready: 'रिन्यू करता येतील असे पॅक',
  broadband: 'ब्रॉडबँड',
  whichBox: 'कोणता बॉक्स?',
  whichBoxDescription: 'एकापेक्षा जास्त बॉक्सवर तुमचा हाच पॅक आहे, त्यामुळे एका वेळी एकच बॉक्स रिन्यू करा.',
  leaving: 'तुम्ही हा पॅक काढायला सांगितले होते. रिन्यू केल्यास तो सुरू राहील.',
  later: 'अजून वेळ आहे',
  laterDescription: 'पॅक संपण्याआधीच्या 15 दिवसांत तो रिन्यू करता येतो.',
  from: '{date} पासून रिन्यू करता येईल',
  noFrom: 'आत्ता रिन्यू करता येत नाही',
  allEnd: 'सर्व {date} रोजी संपतील',
  allEnded: 'सर्व {date} रोजी संपले',
  nothingReady: 'सध्या रिन्यू करायचे काही नाही',
  noPacks: 'रिन्यू करण्यासाठी पॅक नाहीत',
  noPacksDescription: 'तुम्ही जोडलेले पॅक संपण्याच्या 15 दिवस आधी इथे दिसतील.',
  add: 'पॅक जोडा',
  howLong: 'किती काळासाठी रिन्यू',
  units: { MONTHLY: 'महिना', QUARTERLY: 'महिने', HALFYEARLY: 'महिने', YEARLY: 'महिने' },
  perMonth: (amount: string): string => `${amount}/महिना`,
  saving: (amount: string): string => `${amount} ची बचत`,
  due: 'पुढील देय तारीख {date}',
  notOffered: (names: string): string => `${names} ची किंमत उपलब्ध नाही`,
  bill: 'तुमचे रिन्यूअल',
  until: '{date} पर्यंत',
  payMissing: 'पेमेंटचे पर्याय लोड झाले नाहीत.',
  noneTicked: 'किमान एक पॅक निवडा.',
  noPrice: (names: string): string => `या मुदतीसाठी ${names} ची किंमत उपलब्ध नाही.`,
  otherTermOrFewer: 'दुसरी मुदत निवडा किंवा याची निवड काढा.',
  nothingPaid: 'काहीही रिन्यू झाले नाही आणि पैसेही कापले गेले नाहीत.',
  calendar: 'मला आठवण करून द्या',
  calendarDone: 'कॅलेंडर फाइल सेव्ह झाली.',
  calendarFailed: 'फाइल तयार करता आली नाही. पुन्हा प्रयत्न करा.',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `रिन्यू करा: ${names}`,
  description: (operator: string): string => `शेवटचा दिवस. संपण्याआधी ${operator} वर रिन्यू करा.`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'तुमचा पॅक रिन्यू झाला' : 'तुमचे पॅक रिन्यू झाले';
    if (renewed > 0) return `${all} पैकी ${renewed} पॅक रिन्यू ${renewed === 1 ? 'झाला' : 'झाले'}`;
    return unclear > 0 ? 'रिन्यूअलची पुष्टी झाली नाही' : 'काहीही रिन्यू झाले नाही';
  },
  fromBalance: 'बॅलन्समधून',
  paidUnknown: 'तुमच्या ऑपरेटरने बॅलन्समधून किती कापले ते तुमच्या व्यवहारांमध्ये दिसेल.',
  paidNothing: 'तुमच्या बॅलन्समधून काहीही कापले गेले नाही.',
  packs: 'तुमचे पॅक',
  renewed: 'रिन्यू झाला',
  failed: 'रिन्यू झाला नाही',
  reasons: {
    tooEarly: 'अजून वेळ आहे. पॅक संपण्याआधीच्या 15 दिवसांत तो रिन्यू करता येतो.',
    chargeRefused: 'तुमच्या ऑपरेटरला शुल्क लावता आले नाही. या पॅकसाठी काहीही कापले गेले नाही.',
    other: 'तुमच्या ऑपरेटरला हा पॅक रिन्यू करता आला नाही. यासाठी काहीही कापले गेले नाही.',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ऑपरेटरचा मेसेज: ${words}` : `ऑपरेटरचा मेसेज: ${words} (${code})`,
  unclear: 'हा पॅक रिन्यू झाला की नाही ते ऑपरेटरने सांगितले नाही.',
  tryAgain: (count: number, amount: string): string => `पुन्हा प्रयत्न: ${count} पॅक, ${amount}`,
  others: 'इतर पॅक रिन्यू करा',
  myPacks: 'माझे पॅक',
  confirming: 'तुमच्या रिन्यूअलची अजून पुष्टी होत आहे',
  unknownTitle: 'तुमचे रिन्यूअल',
  stillEnds: 'अजूनही {date} रोजीच संपेल',
  sendAgain: (amount: string): string => `तेच रिन्यूअल ${amount} मध्ये पुन्हा पाठवा`,
  choose: 'निवड बदला',
};
