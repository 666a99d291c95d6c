import { catalogue } from '../../../text/catalogue';

export const identifyText = catalogue({
  en: {
    purpose: 'What do you want to do?',
    RESETPASSWORD: 'Set a new password',
    resetHint: 'I have a login but forgot my password.',
    REGISTER: 'Register',
    registerHint: 'I have a connection but no login yet.',
    identity: 'Mobile number, customer number or username',
    identityHint: 'You can also use your set-top box number.',
    submit: 'Text me a code',
    errors: {
      purpose: 'Choose what you want to do',
      identity: 'Enter your mobile number, customer number or username',
      long: 'This is too long. Enter up to 64 characters',
    },
    unknown: 'No account found. Check the number.',
    newConnection: 'Get a new connection',
    registered: 'This account already has a login.',
    notRegistered: 'This account has no login yet.',
    setPassword: 'Set a new password instead',
    register: 'Register instead',
    logIn: 'Log in',
    noMobile:
      'We can’t send a code because this account has no mobile number. Ask your operator to add one.',
    call: (phone: string) => `Call ${phone}`,
    reloaded:
      'This page was reloaded after your code was accepted. To keep your account safe, request a new code.',
  },
  hi: {
    purpose: 'आप क्या करना चाहते हैं?',
    RESETPASSWORD: 'नया पासवर्ड बनाना',
    resetHint: 'मेरा लॉगिन है और मैं पासवर्ड भूल गया/गई हूँ।',
    REGISTER: 'पंजीकरण करना',
    registerHint: 'मेरा कनेक्शन है पर लॉगिन अभी नहीं है।',
    identity: 'मोबाइल नंबर, ग्राहक संख्या या यूज़र नाम',
    identityHint: 'सेट-टॉप बॉक्स का नंबर भी चलेगा।',
    submit: 'मुझे कोड भेजें',
    errors: {
      purpose: 'चुनें कि आप क्या करना चाहते हैं',
      identity: 'अपना मोबाइल नंबर, ग्राहक संख्या या यूज़र नाम भरें',
      long: 'यह बहुत लंबा है। ज़्यादा से ज़्यादा 64 अक्षर भरें',
    },
    unknown: 'कोई खाता नहीं मिला। नंबर जाँचें।',
    newConnection: 'नया कनेक्शन लें',
    registered: 'इस खाते का लॉगिन पहले से है।',
    notRegistered: 'इस खाते का लॉगिन अभी नहीं बना है।',
    setPassword: 'इसके बजाय नया पासवर्ड बनाएँ',
    register: 'इसके बजाय पंजीकरण करें',
    logIn: 'लॉग इन करें',
    noMobile: 'इस खाते में मोबाइल नंबर नहीं है, इसलिए हम कोड नहीं भेज सकते। अपने ऑपरेटर से नंबर जुड़वाएँ।',
    call: (phone) => `${phone} पर फ़ोन करें`,
    reloaded:
      'आपका कोड सही निकलने के बाद यह पेज दोबारा लोड हुआ। आपके खाते की सुरक्षा के लिए कृपया नया कोड मँगाएँ।',
  },
});
