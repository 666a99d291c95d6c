import { catalogue } from '../../../text/catalogue';

export const termsText = catalogue({
  en: {
    title: 'Terms of use',
    lead: 'Please read and accept these terms to continue.',
    points: [
      'This portal shows and changes your subscription on your behalf. What you order here is ordered from your operator.',
      'Prices include GST where the portal says so. A pack runs to the end of the term you paid for.',
      'A payment is complete when the operator confirms it. Money that left your account without a confirmation is returned within 7 to 10 working days.',
      'We use your details to run your connection. Only your operator sees your identity documents.',
      'Never share your password or codes. Your operator never asks for them on the phone.',
    ],
    agree: 'I have read and accept the terms',
    mustAgree: 'Tick the box to accept the terms',
    accept: 'Accept and continue',
    leave: 'Log out',
  },
  hi: {
    title: 'उपयोग की शर्तें',
    lead: 'आगे बढ़ने से पहले कृपया इन्हें पढ़ें और स्वीकार करें।',
    points: [
      'यह पोर्टल आपकी ओर से आपकी सदस्यता दिखाता और बदलता है। यहाँ किया गया ऑर्डर आपके ऑपरेटर को जाता है।',
      'जहाँ लिखा हो वहाँ कीमत में GST शामिल है। पैक उस अवधि के अंत तक चलता है जिसका आपने भुगतान किया है।',
      'भुगतान तब पूरा होता है जब ऑपरेटर पुष्टि करता है। बिना पुष्टि के कटे पैसे 7 से 10 कार्य दिवसों में लौटा दिए जाते हैं।',
      'हम आपकी जानकारी आपका कनेक्शन चलाने के लिए इस्तेमाल करते हैं। पहचान के दस्तावेज़ केवल आपका ऑपरेटर देखता है।',
      'अपना पासवर्ड और कोड किसी को न बताएँ। आपका ऑपरेटर इन्हें फ़ोन पर कभी नहीं माँगता।',
    ],
    agree: 'मैंने शर्तें पढ़ ली हैं और उन्हें स्वीकार करता/करती हूँ',
    mustAgree: 'शर्तें स्वीकार करने के लिए बॉक्स पर टिक करें',
    accept: 'स्वीकार करें और आगे बढ़ें',
    leave: 'लॉग आउट करें',
  },
});
