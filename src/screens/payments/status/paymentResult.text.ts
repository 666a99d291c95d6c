import { catalogue } from '../../../text/catalogue';

/** What a payment means for the subscriber, and what to do while it is not known. */
export const paymentResultText = catalogue({
  en: {
    maybeTaken:
      'Your bank may have taken the money. If it did, the bank returns it within 7 to 10 working days.',
    dontPay: 'Please don’t pay again',
    returned:
      'If money has left your account and doesn’t reach us, your bank returns it within 7 to 10 working days.',
    stillSilent: 'The bank still hasn’t answered.',
    lastChecked: (time: string): string => `Last checked at ${time}.`,
    nextCheck: (seconds: number): string =>
      seconds === 1 ? 'Next check in 1 second.' : `Next check in ${seconds} seconds.`,
    checking: 'Checking now…',
    checkNow: 'Check now',
    help: 'Get help',
    ticketSubject: 'A payment that is not confirmed',
    ticketFailed: 'A payment that failed',
    ticketDescription: (reference: string, amount: string, when: string): string =>
      [`Reference: ${reference}`, amount && `Amount: ${amount}`, when && `Time: ${when}`]
        .filter(Boolean)
        .join('\n'),
    printReceipt: 'Print receipt',
    shareReceipt: 'Share receipt',
    saveReceipt: 'Save receipt',
  },
  hi: {
    maybeTaken: 'हो सकता है बैंक ने पैसे काट लिए हों। ऐसा हुआ है तो बैंक 7 से 10 कार्य दिवसों में लौटा देगा।',
    dontPay: 'कृपया दोबारा भुगतान न करें',
    returned: 'अगर आपके खाते से पैसे कटे और हम तक नहीं पहुँचे, तो बैंक 7 से 10 कार्य दिवसों में लौटा देता है।',
    stillSilent: 'बैंक ने अब तक जवाब नहीं दिया।',
    lastChecked: (time: string): string => `पिछली जाँच ${time} बजे।`,
    nextCheck: (seconds: number): string => `अगली जाँच ${seconds} सेकंड में।`,
    checking: 'अभी जाँच रहे हैं…',
    checkNow: 'अभी जाँचें',
    help: 'मदद लें',
    ticketSubject: 'भुगतान जिसकी पुष्टि नहीं हुई',
    ticketFailed: 'भुगतान जो नहीं हुआ',
    ticketDescription: (reference: string, amount: string, when: string): string =>
      [`संदर्भ: ${reference}`, amount && `राशि: ${amount}`, when && `समय: ${when}`]
        .filter(Boolean)
        .join('\n'),
    printReceipt: 'रसीद छापें',
    shareReceipt: 'रसीद भेजें',
    saveReceipt: 'रसीद सेव करें',
  },
});
