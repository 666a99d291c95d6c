import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'काही चुकले का?',
  description:
    'एक फाइल सेव्ह करा आणि सपोर्ट टीमला पाठवा. पोर्टल उघडल्यापासून या डिव्हाइसवर काय झाले ते त्यात दिसते.',
  show: 'फाइलमध्ये काय आहे ते पाहा',
  save: 'फाइल सेव्ह करा',
  saved: 'फाइल सेव्ह झाली. काय चुकले ते एका वाक्यात लिहून ती सपोर्ट टीमला पाठवा.',
  failed: 'फाइल सेव्ह करता आली नाही. तुमच्या डिव्हाइसवरची जागा तपासा आणि पुन्हा प्रयत्न करा.',
  nothing: 'अजून काहीही नोंदवलेले नाही. जिथे अडचण आली ते पेज उघडा, मग इथे परत या.',
  inside: 'फाइलमध्ये काय आहे',
  without: 'यात नाही: तुमचा पासवर्ड आणि कोड, नाव, पत्ता, ईमेल आणि मोबाइल नंबर.',
  identifying:
    'सपोर्ट टीमला तुमचे प्रकरण सापडावे म्हणून यात आहे: तुमचा ग्राहक क्रमांक, तुमच्या बॉक्सचे क्रमांक आणि पेमेंटचे संदर्भ क्रमांक.',
  customer: 'ग्राहक क्रमांक',
  version: 'पोर्टलची आवृत्ती',
  server: 'सर्व्हर',
  browser: 'ब्राउझर',
  screen: 'स्क्रीन',
  pixels: (width: number, height: number): string => `${width} × ${height} पिक्सेल`,
  events: (count: number): string => `काय झाले: ${count} ${count === 1 ? 'टप्पा' : 'टप्पे'}`,
  calls: (count: number): string =>
    `ऑपरेटरला काय विचारले: ${count} ${count === 1 ? 'विनंती' : 'विनंत्या'}`,
  took: (milliseconds: number): string => `${milliseconds} मि.से.`,
  running: 'अजून उत्तर नाही',
  ended: 'उत्तर मिळाले',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `अयशस्वी (${kind})` : `अयशस्वी (${status})`,
};
