import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'हम जाँच रहे हैं',
    booked: 'पूरा हो गया',
    notBooked: 'अब तक कोई निशान नहीं',
    unknown: 'नतीजा अभी पता नहीं',
  },
  partly: 'एक हिस्सा पूरा हुआ',
  subject: {
    checkout: 'आपके ऑर्डर',
    renew: 'आपके रिन्यूअल',
    renewReadingText: 'आपके रिन्यूअल',
    cancelForRefund: 'पैक रद्द करने',
    placeOrder: 'कनेक्शन के ऑर्डर',
  },
  ownSubject: {
    checkout: 'मेरे ऑर्डर',
    renew: 'मेरे रिन्यूअल',
    renewReadingText: 'मेरे रिन्यूअल',
    cancelForRefund: 'मेरा पैक रद्द करने',
    placeOrder: 'कनेक्शन के मेरे ऑर्डर',
  },
  findingOut: (subject: string): string =>
    `${subject} का साफ़ जवाब अभी नहीं आया। हम आपके पैक, बैलेंस और लेन-देन जाँच रहे हैं: तीन मिनट तक। कुछ भी दोबारा नहीं भेजा जाता।`,
  findingOutOrder:
    'कनेक्शन के ऑर्डर का साफ़ जवाब नहीं आया। कोई पैसा नहीं कटा है। तीन मिनट रुकें: जवाब अब भी आ सकता है।',
  safeAgain: {
    honoured: 'आप वही अभी फिर भेज सकते हैं: वह एक ही बार होता है।',
    unknown: 'अपने आप कुछ भी दोबारा नहीं भेजा जाता।',
  },
  booked: (subject: string): string => `आपके ऑपरेटर ने ${subject} का काम पूरा कर दिया।`,
  partlyBooked: (subject: string): string => `आपके ऑपरेटर ने ${subject} का एक हिस्सा पूरा किया।`,
  runsTo: (name: string, day: string): string => `${name}: ${day} तक चलेगा।`,
  stopped: (name: string): string => `${name} रद्द हो गया।`,
  lineNotBooked: (name: string): string => `${name} नहीं हुआ।`,
  transaction: (id: string, amount: string): string => `लेन-देन ${id}: ${amount}।`,
  otherAmount: (agreed: string, taken: string): string =>
    `आपने ${agreed} के लिए हाँ कहा था, और ${taken} कटे। इसकी जाँच के लिए शिकायत दर्ज करें।`,
  otherAmountSubject: (subject: string): string => `${subject} के लिए दूसरी राशि कटी`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} का अनुरोध भेजा। कृपया राशि जाँचें।`,
      `तय राशि: ${agreed}`,
      `कटी राशि: ${taken}`,
      `भेजा: ${time}`,
      `संदर्भ: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} के बाद से कुछ नहीं बदला। हम एक दिन तक जाँचते रहेंगे और बदलाव यहाँ दिखाएँगे।`,
  againWithoutSign: {
    honoured: 'आप वही अभी फिर भेज सकते हैं: वह एक ही बार होता है।',
    unknown: 'अगर आप इसे फिर करें और पहला बाद में पूरा हो जाए, तो दोनों के पैसे कट सकते हैं।',
  },
  unknown: (subject: string): string =>
    `ऑपरेटर के रिकॉर्ड से पता नहीं चलता कि ${subject} का काम हुआ या नहीं। पहले अपने पैक और लेन-देन जाँचें: दोबारा किया तो पैसे फिर कटेंगे।`,
  unknownOrder:
    'बिना नंबर के हम ऑर्डर नहीं खोज सकते, इसलिए पता नहीं कि वह पहुँचा या नहीं। ऑपरेटर को फ़ोन करके पूछें। अगर वह पहुँच गया हो और आप फिर ऑर्डर करें, तो दो ऑर्डर होंगे: जिसका भुगतान न हो, वह अपने आप खत्म हो जाता है।',
  asked: 'हम जाँचते रहेंगे।',
  askNow: 'स्थिति जाँचें',
  transactions: 'लेन-देन',
  packs: 'मेरे पैक',
  ticket: 'शिकायत दर्ज करें',
  seen: 'मैंने जाँच लिया',
  orderAgain: 'फिर ऑर्डर करें',
  done: 'ठीक है',
  ticketSubject: (subject: string): string => `${subject} का साफ़ जवाब नहीं आया`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} का साफ़ जवाब नहीं आया। कृपया मुझे बताएँ कि यह पूरा हुआ या नहीं।`,
      `भेजा: ${time}`,
      ...(amount === '' ? [] : [`राशि: ${amount}`]),
      `संदर्भ: ${reference}`,
    ].join('\n'),
};
