import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'आम्ही तपासत आहोत',
    booked: 'पूर्ण झाले',
    notBooked: 'अजून काही खूण नाही',
    unknown: 'अजून माहीत नाही',
  },
  partly: 'काही भाग पूर्ण झाला',
  subject: {
    checkout: 'तुमच्या ऑर्डर',
    renew: 'तुमच्या रिन्यूअल',
    renewReadingText: 'तुमच्या रिन्यूअल',
    cancelForRefund: 'पॅक रद्द करण्या',
    placeOrder: 'तुमच्या कनेक्शनच्या ऑर्डर',
  },
  ownSubject: {
    checkout: 'माझ्या ऑर्डर',
    renew: 'माझ्या रिन्यूअल',
    renewReadingText: 'माझ्या रिन्यूअल',
    cancelForRefund: 'माझा पॅक रद्द करण्या',
    placeOrder: 'कनेक्शनच्या माझ्या ऑर्डर',
  },
  findingOut: (subject: string): string =>
    `${subject}चे स्पष्ट उत्तर अजून मिळाले नाही. आम्ही तुमचे पॅक, बॅलन्स आणि व्यवहार तपासत आहोत: तीन मिनिटांपर्यंत. काहीही पुन्हा पाठवले जात नाही.`,
  findingOutOrder:
    'कनेक्शनच्या तुमच्या ऑर्डरचे स्पष्ट उत्तर मिळाले नाही. पैसे कापले गेलेले नाहीत. तीन मिनिटे थांबा: उत्तर अजूनही येऊ शकते.',
  safeAgain: {
    honoured: 'तुम्ही तेच आता पुन्हा पाठवू शकता: ते एकदाच होते.',
    unknown: 'काहीही आपोआप पुन्हा पाठवले जात नाही.',
  },
  booked: (subject: string): string => `तुमच्या ऑपरेटरने ${subject}ची प्रक्रिया पूर्ण केली आहे.`,
  partlyBooked: (subject: string): string => `तुमच्या ऑपरेटरने ${subject}चा काही भाग पूर्ण केला आहे:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} पर्यंत सुरू राहील.`,
  stopped: (name: string): string => `${name} रद्द झाला आहे.`,
  lineNotBooked: (name: string): string => `${name} पूर्ण झाले नाही.`,
  transaction: (id: string, amount: string): string => `व्यवहार ${id}: ${amount}.`,
  otherAmount: (agreed: string, taken: string): string =>
    `तुम्ही ${agreed} ला होकार दिला होता, आणि ${taken} कापले गेले. हे तपासण्यासाठी तक्रार नोंदवा.`,
  otherAmountSubject: (subject: string): string => `${subject}: वेगळी रक्कम कापली गेली`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} पाठवले. कृपया रक्कम तपासा.`,
      `ठरलेली रक्कम: ${agreed}`,
      `कापलेली रक्कम: ${taken}`,
      `पाठवल्याची वेळ: ${time}`,
      `संदर्भ क्रमांक: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject}नंतर काहीही बदललेले नाही. आम्ही एक दिवस तपासत राहू आणि बदल इथे दाखवू.`,
  againWithoutSign: {
    honoured: 'तुम्ही तेच आता पुन्हा पाठवू शकता: ते एकदाच होते.',
    unknown: 'तुम्ही हे पुन्हा केले आणि पहिलेही नंतर झाले, तर दोन्हींचे पैसे कापले जाऊ शकतात.',
  },
  unknown: (subject: string): string =>
    `${subject}ची प्रक्रिया पूर्ण झाली की नाही ते ऑपरेटरच्या नोंदींतून कळत नाही. आधी तुमचे पॅक आणि व्यवहार तपासा: पुन्हा केल्यास त्याचेही पैसे कापले जातील.`,
  unknownOrder:
    'क्रमांकाशिवाय ऑर्डर शोधता येत नाही, त्यामुळे ती पोहोचली की नाही ते आम्हाला माहीत नाही. तुमच्या ऑपरेटरला फोन करून विचारा. ती पोहोचली असेल आणि तुम्ही पुन्हा ऑर्डर केली, तर दोन ऑर्डर होतील: पैसे न भरलेली ऑर्डर आपोआप रद्द होते.',
  asked: 'आम्ही तपासत राहू.',
  askNow: 'स्थिती तपासा',
  transactions: 'व्यवहार',
  packs: 'माझे पॅक',
  ticket: 'तक्रार नोंदवा',
  seen: 'मी तपासले',
  orderAgain: 'पुन्हा ऑर्डर करा',
  done: 'झाले',
  ticketSubject: (subject: string): string => `${subject}चे स्पष्ट उत्तर आले नाही`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject}चे स्पष्ट उत्तर आले नाही. ते पूर्ण झाले की नाही ते कृपया मला सांगा.`,
      `पाठवल्याची वेळ: ${time}`,
      ...(amount === '' ? [] : [`रक्कम: ${amount}`]),
      `संदर्भ क्रमांक: ${reference}`,
    ].join('\n'),
};
