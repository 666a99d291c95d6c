import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `बॉक्स ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'मनोरंजन',
  Movies: 'चित्रपट',
  Music: 'संगीत',
  Sports: 'खेळ',
  Kids: 'लहान मुले',
  Infotainment: 'माहितीपर',
  'News and Current Affairs': 'बातम्या',
  Devotional: 'भक्ती',
  Miscellaneous: 'इतर',
  Hindi: 'हिंदी',
  English: 'इंग्रजी',
  Tamil: 'तमिळ',
  Telugu: 'तेलुगू',
  Kannada: 'कन्नड',
  Malayalam: 'मल्याळम',
  Marathi: 'मराठी',
  Bengali: 'बंगाली',
  Gujarati: 'गुजराती',
  Punjabi: 'पंजाबी',
  Odia: 'ओडिया',
  Bhojpuri: 'भोजपुरी',
  Assamese: 'आसामी',
  Urdu: 'उर्दू',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'तुमचे सेशन संपले आहे.  कृपया पुन्हा लॉग इन करा.',
  accountMismatched:
    'या ब्राउझरमध्ये आता दुसऱ्या खात्याने लॉग इन केले आहे. तुमचे खाते वापरण्यासाठी पुन्हा लॉग इन करा.',
  loggedOut: 'तुम्ही लॉग आउट झाला आहात.',
  loggedOutHereOnly:
    'तुम्ही इथे लॉग आउट झाला आहात, पण आमच्या सर्व्हरवर नाही. हा ब्राउझर इतर लोकही वापरत असतील तर तो बंद करा.',
  wrongDetails: 'काही माहिती राहिली आहे. तुम्ही भरलेले तपासा आणि पुन्हा प्रयत्न करा.',
  refused: 'तुमच्या ऑपरेटरला हे करता आले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  faulty: 'तुमच्या ऑपरेटरच्या सिस्टीममध्ये सध्या बिघाड आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  faultyUnknown:
    'तुमच्या ऑपरेटरच्या सिस्टीममध्ये सध्या बिघाड आहे. हे झाले की नाही ते अजून माहीत नाही. पुन्हा प्रयत्न करण्याआधी तपासा.',
  connectionLost: 'उत्तर येण्याआधीच कनेक्शन तुटले.',
  systemFaulty: 'तुमच्या ऑपरेटरच्या सिस्टीममध्ये सध्या बिघाड आहे.',
  answerUnreadable: 'तुमच्या ऑपरेटरचे उत्तर वाचता आले नाही.',
  unreadable: 'तुमच्या ऑपरेटरचे उत्तर वाचता आले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  unreachable: 'तुमच्या ऑपरेटरशी संपर्क झाला नाही. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  tooSlow: 'तुमचा ऑपरेटर उत्तर द्यायला खूप वेळ घेत आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  notStored:
    'हा ब्राउझर या साइटसाठी काहीही सेव्ह करू शकत नाही, त्यामुळे काहीही पाठवले गेले नाही. थोडी जागा मोकळी करा किंवा साइटला डेटा सेव्ह करू द्या आणि पुन्हा प्रयत्न करा.',
  outdated: 'दरम्यान काहीतरी बदलले आहे, त्यामुळे काहीही पाठवले गेले नाही.',
  accountUnconfirmed:
    'तुमच्या ऑपरेटरने तुमच्या खात्याची पुष्टी केली नाही, त्यामुळे काहीही पाठवले गेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  unknown:
    'उत्तर येण्याआधीच कनेक्शन तुटले, त्यामुळे हे झाले की नाही ते अजून माहीत नाही. पुन्हा प्रयत्न करण्याआधी तपासा.',
  unclear: 'हे झाले की नाही ते ऑपरेटरच्या उत्तरातून कळत नाही. पुन्हा प्रयत्न करण्याआधी तपासा.',
  operatorSaid: 'तुमच्या ऑपरेटरचा संदेश: “{words}”',
  defect: 'या पेजवर काहीतरी चुकले. यात तुमची काही चूक नाही.',
  englishInstead: 'काही मजकूर लोड झाला नाही, त्यामुळे तो इंग्रजीत आहे.',
  startAgain: 'या पेजवर काहीतरी चुकले. आम्ही तुम्हाला लॉगिनवर घेऊन जात आहोत.',
};
