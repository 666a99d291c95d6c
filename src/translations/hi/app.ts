import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'सेवा सूचनाएँ',
  severity: { outage: 'रुकावट', work: 'रखरखाव', info: 'सूचना' },
  more: (count: number): string => `और ${count} अन्य`,
  details: 'विवरण',
  less: 'कम',
  dismiss: 'छिपाएँ',
  region: 'इलाका',
  from: 'कब से',
  until: 'कब तक',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'खाता',
  profile: 'मेरी प्रोफ़ाइल',
  contact: 'संपर्क करें',
  survey: 'अपनी राय दें',
  logOut: 'लॉग आउट करें',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'आप ऑफ़लाइन हैं।',
  since: (time) => `आप ${time} से ऑफ़लाइन हैं।`,
  older: 'जो दिख रहा है, वह उससे पहले का है।',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'कोड लिखने की जगह लोड नहीं हो सकी।',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'सेटिंग',
  language: 'भाषा',
  inReview: 'इस अनुवाद की जाँच अभी चल रही है।',
  theme: 'थीम',
  system: 'डिवाइस जैसी',
  light: 'हल्की',
  dark: 'गहरी',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'इस पेज ने काम करना बंद कर दिया है',
  title: 'सहायता टीम के लिए फ़ाइल',
  offer: 'सहायता के लिए फ़ाइल सेव करें',
  waits: 'जब तक आप लॉग इन पर नहीं जाते, आप इसी पेज पर रहेंगे।',
  missing: 'फ़ाइल दिखाई नहीं जा सकी। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  leave: 'लॉग इन पर जाएँ',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'यह पेज लोड नहीं हुआ',
  description: 'आपकी कोई जानकारी नहीं खोई।',
  again: 'फिर कोशिश करें',
  home: 'होम पर जाएँ',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'पोर्टल लोड नहीं हो सका। आपका लिखा हुआ यहीं है।',
  again: 'फिर कोशिश करें',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'रखरखाव चल रहा है',
  description:
    'आपका ऑपरेटर अपने सिस्टम का रखरखाव कर रहा है। आपके पैक चालू रहेंगे। रखरखाव पूरा होने पर आप फिर रिन्यू और भुगतान कर सकेंगे।',
  again: 'फिर जाँचें',
  over: 'रखरखाव पूरा हो गया। अब सब कुछ फिर उपलब्ध है।',
  goOn: 'आगे बढ़ें',
  unknown: 'हम जाँच नहीं सके कि रखरखाव पूरा हुआ या नहीं।',
  staff: 'कर्मचारियों का लॉग इन',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'पेज नहीं मिला',
  description: 'हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
  home: 'होम पर जाएँ',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'नमूना डेटा: ऑपरेटर से संपर्क नहीं हुआ, यहाँ कुछ भी असली नहीं है।',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 प्रविष्टि पढ़ी नहीं जा सकी, इसलिए वह यहाँ नहीं है।'
      : `${count} प्रविष्टियाँ पढ़ी नहीं जा सकीं, इसलिए वे यहाँ नहीं हैं।`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: आपके ऑपरेटर के अनुसार ${counted} चैनल हैं, सूची में ${listed} हैं।`,
  once: 'जो चैनल एक से ज़्यादा पैक में है, उसे एक ही गिना गया है।',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'अपने पैक देखें, रिन्यू करें, भुगतान करें और मदद पाएँ।',
  noScripts: 'इस पेज के लिए JavaScript ज़रूरी है। लॉग इन करने के लिए इसे अपने ब्राउज़र में चालू करें।',
  misconfigured: (field) => `पोर्टल की सेटिंग में “${field}” वाली जगह गलत है।`,
};
