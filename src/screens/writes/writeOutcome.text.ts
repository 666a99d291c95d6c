import type { ProvableCall } from '../../../store/writes/evidence';
import type { OutcomeStep } from '../../../store/writes/compareEvidence';
import { catalogue } from '../../text/catalogue';

type Titles = Readonly<Record<OutcomeStep, string>>;
type Subjects = Readonly<Record<ProvableCall, string>>;

/** What became of a write without an answer, and what to do. */
export const writeOutcomeText = catalogue({
  en: {
    titles: {
      findingOut: 'We’re checking',
      booked: 'It went through',
      notBooked: 'It didn’t go through',
      unknown: 'We don’t know yet',
    } satisfies Titles,
    partly: 'Part of it went through',
    subject: {
      checkout: 'your order',
      renew: 'your renewal',
      renewReadingText: 'your renewal',
      cancelForRefund: 'your cancellation',
      placeOrder: 'your order for a connection',
    } satisfies Subjects,
    findingOut: (subject: string): string =>
      `We didn’t get a clear answer to ${subject}. We’re comparing your packs, balance and transactions with how they were before. This takes up to three minutes, and nothing is sent again in the meantime.`,
    findingOutOrder:
      'We didn’t get a clear answer to your order for a connection. No money has been taken. Wait three minutes: the answer may still come.',
    safeAgain: {
      honoured: 'You can send the same again now: it is carried out once.',
      unknown: 'Nothing is sent again automatically.',
    },
    booked: (subject: string): string => `Your operator has processed ${subject}.`,
    partlyBooked: (subject: string): string => `Your operator has processed part of ${subject}:`,
    runsTo: (name: string, day: string): string => `${name} is active until ${day}.`,
    stopped: (name: string): string => `${name} is cancelled.`,
    lineNotBooked: (name: string): string => `${name} was not processed.`,
    transaction: (id: string, amount: string): string => `Transaction ${id}: ${amount}.`,
    notBooked: (subject: string): string =>
      `Your packs, balance and transactions are as they were before ${subject}. No money has moved, and you can send it again.`,
    unknown: (subject: string): string =>
      `Your operator’s records don’t show whether ${subject} was processed. Check your packs and transactions before you do it again: another one would be processed as well. If you’re not sure, create a ticket.`,
    unknownOrder:
      'We can’t look up an order without its number, so we don’t know whether it arrived. Call your operator to ask. If it did arrive and you order again, there are two orders: one that is not paid lapses by itself.',
    asked: 'We’ll keep checking.',
    askNow: 'Check status',
    transactions: 'Transactions',
    packs: 'My packs',
    ticket: 'Create a ticket',
    seen: 'I have checked',
    orderAgain: 'Order again',
    done: 'Done',
    ticketSubject: (subject: string): string => `No answer to ${subject}`,
    ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
      [
        `I sent ${subject} and no answer came. Please tell me whether it went through.`,
        `Sent: ${time}`,
        ...(amount === '' ? [] : [`Amount: ${amount}`]),
        `Reference: ${reference}`,
      ].join('\n'),
  },
  hi: {
    titles: {
      findingOut: 'हम जाँच रहे हैं',
      booked: 'पूरा हो गया',
      notBooked: 'पूरा नहीं हुआ',
      unknown: 'नतीजा अभी पता नहीं',
    } satisfies Titles,
    partly: 'एक हिस्सा पूरा हुआ',
    subject: {
      checkout: 'आपका ऑर्डर',
      renew: 'आपका रिन्यूअल',
      renewReadingText: 'आपका रिन्यूअल',
      cancelForRefund: 'पैक रद्द करना',
      placeOrder: 'कनेक्शन का ऑर्डर',
    } satisfies Subjects,
    findingOut: (subject: string): string =>
      `साफ़ जवाब नहीं आया: ${subject}। हम आपके पैक, बैलेंस और लेन-देन की पहले से तुलना कर रहे हैं। इसमें तीन मिनट तक लगते हैं, और तब तक कुछ भी दोबारा नहीं भेजा जाता।`,
    findingOutOrder:
      'कनेक्शन के ऑर्डर का साफ़ जवाब नहीं आया। कोई पैसा नहीं कटा है। तीन मिनट रुकें: जवाब अब भी आ सकता है।',
    safeAgain: {
      honoured: 'आप वही अभी फिर भेज सकते हैं: वह एक ही बार होता है।',
      unknown: 'अपने आप कुछ भी दोबारा नहीं भेजा जाता।',
    },
    booked: (subject: string): string => `आपके ऑपरेटर ने पूरा कर दिया: ${subject}।`,
    partlyBooked: (subject: string): string => `आपके ऑपरेटर ने एक हिस्सा पूरा किया: ${subject}।`,
    runsTo: (name: string, day: string): string => `${name} ${day} तक चलेगा।`,
    stopped: (name: string): string => `${name} रद्द हो गया।`,
    lineNotBooked: (name: string): string => `${name} नहीं हुआ।`,
    transaction: (id: string, amount: string): string => `लेन-देन ${id}: ${amount}।`,
    notBooked: (subject: string): string =>
      `आपके पैक, बैलेंस और लेन-देन वैसे ही हैं जैसे पहले थे: ${subject}। कोई पैसा नहीं गया, और आप इसे फिर भेज सकते हैं।`,
    unknown: (subject: string): string =>
      `ऑपरेटर के रिकॉर्ड से पता नहीं चलता कि यह हुआ या नहीं: ${subject}। फिर करने से पहले अपने पैक और लेन-देन जाँचें: नया वाला भी पूरा किया जाएगा। पक्का न हो तो शिकायत दर्ज करें।`,
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
    ticketSubject: (subject: string): string => `जवाब नहीं आया: ${subject}`,
    ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
      [
        `मैंने भेजा और जवाब नहीं आया: ${subject}। कृपया बताएँ कि यह पूरा हुआ या नहीं।`,
        `भेजा: ${time}`,
        ...(amount === '' ? [] : [`राशि: ${amount}`]),
        `संदर्भ: ${reference}`,
      ].join('\n'),
  },
});
