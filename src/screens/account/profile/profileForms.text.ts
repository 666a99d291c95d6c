import { catalogue } from '../../../text/catalogue';

export const profileFormsText = catalogue({
  en: {
    mobile: 'Mobile number',
    email: 'E-mail',
    firstname: 'First name',
    surname: 'Surname',
    mobileHint: 'Codes and messages go to this number.',
    save: 'Save',
    cancel: 'Cancel',
    unanswered:
      'The connection was lost, so we do not know yet whether your details are saved. Press Save again to send them once more.',
    errors: {
      firstname: 'Enter your first name, in letters',
      surname: 'Enter your surname in letters',
      surnameKept: 'Enter your surname: it can be changed, not removed',
      mobileno: 'Enter a mobile number of ten digits that begins with 6, 7, 8 or 9',
      mobileTaken: 'This mobile number belongs to another account. Enter another one',
      email: 'Enter an e-mail address such as name@example.com',
      emailKept: 'Enter your e-mail address: it can be changed, not removed',
    },
    oldPassword: 'Password so far',
    newPassword: 'New password',
    newPasswordHint: 'At least 8 characters. A few words in a row are easy to keep in mind.',
    setPassword: 'Set new password',
    passwordUnknown:
      'The connection was lost, so we do not know yet whether your new password is set. If you have to log in, try the new password first, then the old one.',
    passwordErrors: {
      password: 'Enter your password so far',
      passwordWrong: 'This is not your password so far. Check it and try again',
      newpassword: 'Enter a new password of 8 to 128 characters',
      same: 'Enter a new password that differs from the one so far',
    },
  },
  hi: {
    mobile: 'मोबाइल नंबर',
    email: 'ई-मेल',
    firstname: 'पहला नाम',
    surname: 'उपनाम',
    mobileHint: 'कोड और संदेश इसी नंबर पर आते हैं।',
    save: 'सहेजें',
    cancel: 'रद्द करें',
    unanswered:
      'कनेक्शन टूट गया, इसलिए अभी पता नहीं कि जानकारी सहेजी गई या नहीं। फिर से भेजने के लिए सहेजें दबाएँ।',
    errors: {
      firstname: 'अपना पहला नाम अक्षरों में लिखें',
      surname: 'अपना उपनाम अक्षरों में लिखें',
      surnameKept: 'अपना उपनाम लिखें: इसे बदला जा सकता है, हटाया नहीं',
      mobileno: 'दस अंकों का मोबाइल नंबर लिखें जो 6, 7, 8 या 9 से शुरू हो',
      mobileTaken: 'यह मोबाइल नंबर किसी और खाते का है। दूसरा नंबर लिखें',
      email: 'ई-मेल पता लिखें, जैसे name@example.com',
      emailKept: 'अपना ई-मेल पता लिखें: इसे बदला जा सकता है, हटाया नहीं',
    },
    oldPassword: 'अब तक का पासवर्ड',
    newPassword: 'नया पासवर्ड',
    newPasswordHint: 'कम से कम 8 अक्षर। एक साथ कुछ शब्द याद रखना आसान होता है।',
    setPassword: 'नया पासवर्ड सेट करें',
    passwordUnknown:
      'कनेक्शन टूट गया, इसलिए अभी पता नहीं कि नया पासवर्ड सेट हुआ या नहीं। लॉग इन करना पड़े तो पहले नया पासवर्ड आज़माएँ, फिर पुराना।',
    passwordErrors: {
      password: 'अब तक का पासवर्ड लिखें',
      passwordWrong: 'यह आपका अब तक का पासवर्ड नहीं है। जाँचकर फिर कोशिश करें',
      newpassword: '8 से 128 अक्षरों का नया पासवर्ड लिखें',
      same: 'ऐसा नया पासवर्ड लिखें जो अब तक के पासवर्ड से अलग हो',
    },
  },
});
