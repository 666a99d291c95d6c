import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'सेवेविषयी सूचना',
  severity: { outage: 'सेवा बंद', work: 'नियोजित काम', info: 'माहिती' },
  more: (count: number): string => `आणि आणखी ${count}`,
  details: 'तपशील',
  less: 'कमी दाखवा',
  dismiss: 'लपवा',
  region: 'परिसर',
  from: 'कधीपासून',
  until: 'कधीपर्यंत',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'खाते',
  profile: 'माझे प्रोफाइल',
  contact: 'संपर्क साधा',
  survey: 'तुमचे मत सांगा',
  logOut: 'लॉग आउट करा',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'तुम्ही ऑफलाइन आहात.',
  since: (time) => `तुम्ही ${time} पासून ऑफलाइन आहात.`,
  older: 'इथे दिसणारी माहिती त्याआधीची आहे.',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'कोड भरण्याची जागा लोड झाली नाही.',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'सेटिंग्ज',
  language: 'भाषा',
  inReview: 'या भाषांतराची तपासणी अजून सुरू आहे.',
  theme: 'थीम',
  system: 'डिव्हाइसप्रमाणे',
  light: 'लाइट',
  dark: 'डार्क',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'हे पेज बंद पडले आहे',
  title: 'सपोर्ट टीमसाठी फाइल',
  offer: 'सपोर्ट टीमसाठी फाइल पाहा आणि सेव्ह करा',
  waits: 'लॉगिनवर जाईपर्यंत तुम्ही याच पेजवर राहाल.',
  missing: 'फाइल दाखवता आली नाही. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  leave: 'लॉगिनवर जा',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'हे पेज लोड झाले नाही',
  description: 'तुम्ही केलेले काहीही वाया गेलेले नाही.',
  again: 'पुन्हा प्रयत्न करा',
  home: 'होमवर जा',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'पोर्टल लोड झाले नाही. तुम्ही लिहिलेले सगळे इथेच आहे.',
  again: 'पुन्हा प्रयत्न करा',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'नियोजित काम',
  description:
    'तुमच्या ऑपरेटरच्या सिस्टिमवर काम सुरू आहे. तुमचे पॅक सुरूच राहतील. काम पूर्ण झाल्यावर तुम्ही पुन्हा रिन्यू आणि पेमेंट करू शकाल.',
  again: 'पुन्हा तपासा',
  over: 'काम पूर्ण झाले. सगळे पुन्हा उपलब्ध आहे.',
  goOn: 'पुढे जा',
  unknown: 'काम पूर्ण झाले की नाही ते तपासता आले नाही.',
  staff: 'कर्मचाऱ्यांचे लॉग इन',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'पेज सापडले नाही',
  description: 'पत्ता चुकीचा लिहिला असेल किंवा पेज दुसरीकडे हलवले असेल.',
  home: 'होमवर जा',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'नमुना डेटा: ऑपरेटरशी संपर्क झाला नाही, इथले काहीही खरे नाही.',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 नोंद वाचता आली नाही, त्यामुळे ती इथे नाही.'
      : `${count} नोंदी वाचता आल्या नाहीत, त्यामुळे त्या इथे नाहीत.`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: तुमच्या ऑपरेटरनुसार ${counted} चॅनेल्स आहेत, यादीत ${listed} आहेत.`,
  once: 'एकापेक्षा जास्त पॅकमध्ये असलेले चॅनेल एकदाच मोजले आहे.',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'तुमचे पॅक पाहा, रिन्यू करा, पैसे भरा आणि मदत मिळवा.',
  noScripts: 'या पेजसाठी JavaScript लागते. लॉग इन करण्यासाठी ते तुमच्या ब्राउझरमध्ये सुरू करा.',
  misconfigured: (field) => `पोर्टलच्या कॉन्फिगरेशनमध्ये “${field}” हे फील्ड चुकीचे आहे.`,
};
