import { catalogue } from '../../../text/catalogue';

export const paymentStatusText = catalogue({
  en: {
    which: 'Which payment?',
    whichDescription: 'Type the reference that you were given. It is in your bank’s message too.',
    reference: 'Reference',
    referenceMissing: 'Type the reference of the payment',
    ask: 'Check',
    titles: {
      asking: 'Checking your payment',
      paid: 'Paid',
      failed: 'Not paid',
      notYet: 'Not confirmed yet',
      unknown: 'We do not know yet',
      otherAmount: 'Please do not pay again',
    },
    asking: 'We are asking the operator. Nothing is charged by this.',
    notYet: 'The bank has not answered yet. We keep asking; you can leave this page.',
    unconfirmed:
      'The operator could not be asked, so this payment is not confirmed yet. Nothing shown here says that it was paid.',
    aboutAnother:
      'The operator answered about another payment, so this one is not confirmed. Contact us with its reference if this stays so.',
    unknown:
      'The bank still has not answered. If money has left your account and does not arrive here, the bank gives it back within 7 to 10 working days. Please do not pay the same again before that is clear.',
    otherAmount: (paid: string, agreed: string): string =>
      `The operator says that ${paid} was paid, and you had agreed to ${agreed}. Tell us the reference and we look into it.`,
    failed: 'No money was taken.',
    failedDescription: (sentence: string): string => `The bank said: ${sentence}`,
    again: 'Check again',
    tryAgain: 'Try again',
    contact: 'Contact us',
    keep: 'Reference of the payment',
    detailsMissing: 'What was paid for could not be loaded. What is said above holds.',
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
      notYet: 'अभी पुष्टि नहीं हुई',
      unknown: 'अभी हमें पता नहीं',
      otherAmount: 'कृपया दोबारा भुगतान न करें',
    },
    asking: 'हम ऑपरेटर से पूछ रहे हैं। इससे कोई पैसा नहीं कटता।',
    notYet: 'बैंक ने अभी जवाब नहीं दिया। हम पूछते रहेंगे; आप यह पेज छोड़ सकते हैं।',
    unconfirmed:
      'ऑपरेटर से पूछा नहीं जा सका, इसलिए इस भुगतान की पुष्टि अभी नहीं हुई। यहाँ कुछ भी यह नहीं कहता कि भुगतान हुआ।',
    aboutAnother:
      'ऑपरेटर ने किसी और भुगतान के बारे में जवाब दिया, इसलिए इसकी पुष्टि नहीं हुई। ऐसा ही रहे तो इसकी संदर्भ संख्या के साथ हमसे संपर्क करें।',
    unknown:
      'बैंक ने अब तक जवाब नहीं दिया। अगर आपके खाते से पैसे कटे और यहाँ नहीं पहुँचे, तो बैंक 7 से 10 कार्य दिवसों में लौटा देता है। यह साफ़ होने तक वही भुगतान दोबारा न करें।',
    otherAmount: (paid: string, agreed: string): string =>
      `ऑपरेटर के अनुसार ${paid} का भुगतान हुआ, जबकि आपने ${agreed} पर सहमति दी थी। हमें संदर्भ संख्या बताएँ, हम देखेंगे।`,
    failed: 'कोई पैसा नहीं कटा।',
    failedDescription: (sentence: string): string => `बैंक ने कहा: ${sentence}`,
    again: 'फिर जाँचें',
    tryAgain: 'फिर कोशिश करें',
    contact: 'हमसे संपर्क करें',
    keep: 'भुगतान की संदर्भ संख्या',
    detailsMissing: 'भुगतान का विवरण नहीं आ पाया। ऊपर जो लिखा है वह सही है।',
    myPacks: 'मेरे पैक',
    home: 'होम',
    login: 'लॉग इन',
  },
});
