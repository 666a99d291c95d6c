import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'कुछ गड़बड़ हुई?',
  description: 'एक फ़ाइल सेव करें और सहायता टीम को भेजें। उसमें है कि पोर्टल खोलने के बाद इस डिवाइस पर क्या हुआ।',
  show: 'देखें कि फ़ाइल में क्या है',
  save: 'फ़ाइल सेव करें',
  saved: 'फ़ाइल सेव हो गई। क्या गड़बड़ हुई, यह एक वाक्य में लिखकर सहायता टीम को भेजें।',
  failed: 'फ़ाइल सेव नहीं हुई। डिवाइस में जगह देखें और फिर कोशिश करें।',
  nothing: 'अभी कुछ दर्ज नहीं हुआ। जिस पेज पर दिक्कत हुई उसे खोलें, फिर यहाँ लौटें।',
  inside: 'फ़ाइल में क्या है',
  without: 'इसमें नहीं है: आपका पासवर्ड और कोड, नाम, पता, ईमेल और मोबाइल नंबर।',
  identifying:
    'इसमें है, ताकि सहायता टीम आपका मामला ढूँढ सके: आपकी ग्राहक संख्या, आपके बॉक्स के नंबर और भुगतान की संदर्भ संख्याएँ।',
  customer: 'ग्राहक संख्या',
  version: 'पोर्टल का संस्करण',
  server: 'सर्वर',
  browser: 'ब्राउज़र',
  screen: 'स्क्रीन',
  pixels: (width: number, height: number): string => `${width} × ${height} पिक्सल`,
  events: (count: number): string => `क्या हुआ: ${count} कदम`,
  calls: (count: number): string => `ऑपरेटर से क्या पूछा गया: ${count} कॉल`,
  took: (milliseconds: number): string => `${milliseconds} मि॰से॰`,
  running: 'अभी जवाब नहीं',
  ended: 'जवाब मिला',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `विफल (${kind})` : `विफल (${status})`,
};
