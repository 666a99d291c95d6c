import { catalogue } from '../../../text/catalogue';

export const paymentStatusText = catalogue({
  en: {
    which: 'Which payment?',
    whichDescription: 'Enter the reference you were given. It is also in your bank’s message.',
    reference: 'Reference',
    referenceMissing: 'Enter the payment reference',
    ask: 'Check',
    titles: {
      asking: 'Checking your payment',
      paid: 'Paid',
      failed: 'Not paid',
      cancelled: 'Payment cancelled',
      notYet: 'Not confirmed yet',
      unknown: 'We don’t know yet',
      otherAmount: 'Please do not pay again',
    },
    asking: 'We’re checking with the operator. This doesn’t charge you.',
    notYet: 'The bank hasn’t answered yet. We’ll keep checking. You can leave this page.',
    unconfirmed: {
      watched:
        'We couldn’t confirm your payment yet. We’ll keep checking. Nothing shown here means that it was paid.',
      ended: 'We couldn’t confirm your payment yet. Nothing shown here means that it was paid.',
    },
    aboutAnother:
      'The operator answered about another payment, so this one is not confirmed. If this continues, contact us with its reference.',
    otherAmount: (paid: string, agreed: string): string =>
      `The operator says that ${paid} was paid, but you agreed to ${agreed}. Send us the reference and we’ll look into it.`,
    failed: 'No money was taken.',
    failedDescription: (sentence: string): string => `The bank said: ${sentence}`,
    again: 'Check again',
    tryAgain: 'Try again',
    keep: 'Payment reference',
    detailsMissing: 'We couldn’t load the details. The result above is still correct.',
    myPacks: 'My packs',
    home: 'Home',
    login: 'Login',
  },
  hi: {
    which: 'कौन सा भुगतान?',
    whichDescription: 'आपको दी गई संदर्भ संख्या लिखें। वह बैंक के संदेश में भी होती है।',
    reference: 'संदर्भ संख्या',
    referenceMissing: 'भुगतान की संदर्भ संख्या लिखें',
    ask: 'जाँचें',
    titles: {
      asking: 'आपका भुगतान जाँचा जा रहा है',
      paid: 'भुगतान हो गया',
      failed: 'भुगतान नहीं हुआ',
      cancelled: 'भुगतान रद्द हुआ',
      notYet: 'अभी पुष्टि नहीं हुई',
      unknown: 'नतीजा अभी पता नहीं',
      otherAmount: 'कृपया दोबारा भुगतान न करें',
    },
    asking: 'हम ऑपरेटर से जाँच रहे हैं। इससे कोई पैसा नहीं कटता।',
    notYet: 'बैंक ने अभी जवाब नहीं दिया। हम जाँचते रहेंगे। आप यह पेज छोड़ सकते हैं।',
    unconfirmed: {
      watched:
        'हम अभी आपके भुगतान की पुष्टि नहीं कर पाए। हम जाँचते रहेंगे। यहाँ दिखी किसी बात का मतलब यह नहीं कि भुगतान हो गया।',
      ended:
        'हम अभी आपके भुगतान की पुष्टि नहीं कर पाए। यहाँ दिखी किसी बात का मतलब यह नहीं कि भुगतान हो गया।',
    },
    aboutAnother:
      'ऑपरेटर ने किसी और भुगतान के बारे में जवाब दिया, इसलिए इसकी पुष्टि नहीं हुई। ऐसा ही रहे तो इसकी संदर्भ संख्या के साथ हमसे संपर्क करें।',
    otherAmount: (paid: string, agreed: string): string =>
      `ऑपरेटर के अनुसार ${paid} का भुगतान हुआ, जबकि आपने ${agreed} पर सहमति दी थी। हमें संदर्भ संख्या बताएँ, हम देखेंगे।`,
    failed: 'कोई पैसा नहीं कटा।',
    failedDescription: (sentence: string): string => `बैंक ने कहा: ${sentence}`,
    again: 'फिर जाँचें',
    tryAgain: 'फिर कोशिश करें',
    keep: 'भुगतान की संदर्भ संख्या',
    detailsMissing: 'भुगतान का विवरण लोड नहीं हो सका। ऊपर दिया नतीजा सही है।',
    myPacks: 'मेरे पैक',
    home: 'होम',
    login: 'लॉग इन',
  },
});
