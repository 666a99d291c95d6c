import type { Faq } from '../../../wire/entities/service/faqs';

/** Who the subscriber is to us. */
export const accountFaqs: readonly Faq[] = [
  {
    id: 'kyc',
    topic: 'account',
    question: {
      en: 'Which documents do I need for KYC?',
      hi: 'KYC के लिए कौन से दस्तावेज़ चाहिए?',
    },
    answer: {
      en: 'One proof of who you are and one of where you live; many documents are both. Take a sharp picture with all four corners on it, or send a PDF, under "My profile".\n\nChecking usually takes two working days. If a document is not accepted you see why, and can send another.',
      hi: 'एक पहचान का और एक पते का प्रमाण; कई दस्तावेज़ दोनों होते हैं। "मेरी प्रोफ़ाइल" में चारों कोने दिखती हुई साफ़ तस्वीर या PDF भेजें।\n\nजाँच में आमतौर पर दो कार्य दिवस लगते हैं। दस्तावेज़ स्वीकार न हो तो कारण दिखता है और आप दूसरा भेज सकते हैं।',
    },
    keywords: [
      'identity',
      'aadhaar',
      'proof',
      'upload',
      'verify',
      'आधार',
      'पहचान',
      'प्रमाण',
      'सत्यापन',
    ],
    place: 'kyc',
  },
  {
    id: 'forgot-password',
    topic: 'account',
    question: {
      en: 'I forgot my password, or want to change it',
      hi: 'मैं पासवर्ड भूल गया हूँ, या बदलना चाहता हूँ',
    },
    answer: {
      en: 'On the login choose "Forgot password?". We text a code to your registered mobile number, and with it you choose a new password. Never tell anyone the code; we never ask for it.\n\nIf the number is no longer yours, contact your operator.',
      hi: 'लॉगिन पर "पासवर्ड भूल गए?" चुनें। हम आपके दर्ज मोबाइल नंबर पर एक कोड भेजते हैं, उससे आप नया पासवर्ड चुनते हैं। कोड किसी को न बताएँ; हमारी ओर से कोई नहीं पूछेगा।\n\nनंबर अब आपका नहीं है तो अपने ऑपरेटर से संपर्क करें।',
    },
    keywords: ['reset', 'login', 'otp', 'sign in', 'लॉगिन', 'ओटीपी', 'रीसेट', 'बदलें'],
    place: 'password',
  },
  {
    id: 'otp-not-received',
    topic: 'account',
    question: {
      en: 'The code (OTP) does not arrive',
      hi: 'कोड (OTP) नहीं आ रहा',
    },
    answer: {
      en: 'Wait a minute, then ask for another; only the newest code works. Check that the phone has network, that its inbox is not full, and that the number shown is yours.\n\nIf it does not arrive after three tries, wait ten minutes or contact your operator.',
      hi: 'एक मिनट रुकें, फिर दूसरा कोड मँगाएँ; सिर्फ़ सबसे नया कोड चलता है। देखें कि फ़ोन में नेटवर्क है, संदेश बॉक्स भरा नहीं है, और दिखाया गया नंबर आपका है।\n\nतीन कोशिशों में न आए तो दस मिनट रुकें या अपने ऑपरेटर से संपर्क करें।',
    },
    keywords: ['sms', 'verification', 'message', 'code', 'एसएमएस', 'संदेश', 'ओटीपी'],
    place: 'contact',
  },
  {
    id: 'change-details',
    topic: 'account',
    question: {
      en: 'How do I change my mobile number, email or address?',
      hi: 'मोबाइल नंबर, ई-मेल या पता कैसे बदलूँ?',
    },
    answer: {
      en: 'Open "My profile" and change your details there. Your operator changes what is fixed, for example the name on your documents. Have a proof ready.',
      hi: '"मेरी प्रोफ़ाइल" खोलें और जो वहाँ बदल सकता है उसे बदलें। जो वहाँ नहीं बदलता, जैसे दस्तावेज़ वाला नाम, उसे आपका ऑपरेटर बदलता है; प्रमाण साथ रखें।',
    },
    keywords: ['phone', 'update', 'edit', 'email', 'फ़ोन', 'अपडेट', 'ईमेल', 'बदलना'],
    place: 'profile',
  },
  {
    id: 'privacy',
    topic: 'account',
    question: {
      en: 'What does the portal keep about me, and on this device?',
      hi: 'पोर्टल मेरे बारे में क्या रखता है, और इस डिवाइस पर क्या?',
    },
    answer: {
      en: 'Your operator keeps what your connection needs: name, contact, documents, packs and payments. Of your Aadhaar only the last four digits are ever shown.\n\nThis device keeps that you are logged in, and your password in encrypted form only if you ticked "Remember me on this device". Logging out removes both. On a shared device always log out.',
      hi: 'आपका ऑपरेटर वही रखता है जो कनेक्शन के लिए ज़रूरी है: नाम, संपर्क, दस्तावेज़, पैक और भुगतान। आधार के सिर्फ़ आखिरी चार अंक दिखते हैं।\n\nयह डिवाइस याद रखता है कि आप लॉग इन हैं, और "इस डिवाइस पर मुझे याद रखें" चुनने पर ही पासवर्ड, वह भी बंद रूप में। लॉग आउट करने से दोनों हट जाते हैं। साझा डिवाइस पर हमेशा लॉग आउट करें।',
    },
    keywords: ['data', 'aadhaar', 'safe', 'security', 'delete', 'गोपनीयता', 'सुरक्षा', 'डेटा', 'आधार'],
  },
];
