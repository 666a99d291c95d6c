import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'रिन्यू करें',
  back: 'मेरे पैक',
  ready: 'रिन्यू के लिए तैयार',
  broadband: 'ब्रॉडबैंड',
  whichBox: 'कौन-सा बॉक्स?',
  whichBoxDescription: 'एक ही पैक आपके एक से ज़्यादा बॉक्स पर है, इसलिए एक बार में एक बॉक्स रिन्यू करें।',
  leaving: 'आपने यह पैक हटाने को कहा था। रिन्यू करने पर यह बना रहेगा।',
  later: 'बाद में रिन्यू होंगे',
  laterDescription: 'पैक समाप्त होने से पहले के 15 दिनों में रिन्यू हो सकता है।',
  from: '{date} से रिन्यू कर सकते हैं',
  noFrom: 'अभी रिन्यू नहीं हो सकता',
  allEnd: 'सभी {date} को समाप्त होंगे',
  allEnded: 'सभी {date} को समाप्त हुए',
  nothingReady: 'अभी रिन्यू करने को कुछ नहीं',
  noPacks: 'रिन्यू करने के लिए कोई पैक नहीं है',
  noPacksDescription: 'आपके जोड़े हुए पैक समाप्त होने से 15 दिन पहले यहाँ दिखेंगे।',
  add: 'पैक जोड़ें',
  howLong: 'कितने समय के लिए रिन्यू करें',
  units: { MONTHLY: 'महीना', QUARTERLY: 'महीने', HALFYEARLY: 'महीने', YEARLY: 'महीने' },
  perMonth: (amount: string): string => `${amount}/महीना`,
  saving: (amount: string): string => `${amount} की बचत`,
  due: 'अगली देय तारीख {date}',
  notOffered: (names: string): string => `${names} की कीमत नहीं मिली`,
  bill: 'आपका रिन्यूअल',
  until: '{date} तक',
  payMissing: 'भुगतान के तरीके लोड नहीं हो सके।',
  noneTicked: 'कम से कम एक पैक चुनें।',
  noPrice: (names: string): string => `इस अवधि के लिए ${names} की कीमत नहीं है।`,
  otherTermOrFewer: 'दूसरी अवधि चुनें या इसका निशान हटाएँ।',
  nothingPaid: 'न कुछ रिन्यू हुआ, न पैसे कटे।',
  calendar: 'मुझे याद दिलाएँ',
  calendarDone: 'कैलेंडर फ़ाइल सेव हो गई है।',
  calendarFailed: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `रिन्यू करें: ${names}`,
  description: (operator: string): string => `आखिरी दिन। समाप्त होने से पहले ${operator} पर रिन्यू करें।`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'आपका पैक रिन्यू हो गया' : 'आपके पैक रिन्यू हो गए';
    if (renewed > 0) return `${all} में से ${renewed} पैक रिन्यू ${renewed === 1 ? 'हुआ' : 'हुए'}`;
    return unclear > 0 ? 'रिन्यूअल की पुष्टि नहीं हुई' : 'कुछ रिन्यू नहीं हुआ';
  },
  fromBalance: 'बैलेंस से',
  paidUnknown: 'आपके ऑपरेटर ने बैलेंस से कितना काटा, यह आपके लेनदेन में दिखेगा।',
  paidNothing: 'आपके बैलेंस से कुछ नहीं कटा।',
  packs: 'आपके पैक',
  renewed: 'रिन्यू हुआ',
  failed: 'रिन्यू नहीं हुआ',
  reasons: {
    tooEarly: 'अभी समय नहीं हुआ। पैक समाप्त होने से पहले के 15 दिनों में रिन्यू कर सकते हैं।',
    chargeRefused: 'आपका ऑपरेटर यह पैक रिन्यू नहीं कर सका। इस पैक के लिए कुछ नहीं कटा।',
    other: 'आपका ऑपरेटर यह पैक रिन्यू नहीं कर सका। इसके लिए कुछ नहीं कटा।',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ऑपरेटर का संदेश: ${words}` : `ऑपरेटर का संदेश: ${words} (${code})`,
  unclear: 'ऑपरेटर ने नहीं बताया कि यह पैक रिन्यू हुआ या नहीं।',
  tryAgain: (count: number, amount: string): string =>
    count === 1 ? `${amount} में 1 पैक फिर रिन्यू करें` : `${amount} में ${count} पैक फिर रिन्यू करें`,
  others: 'दूसरे पैक रिन्यू करें',
  myPacks: 'मेरे पैक',
  confirming: 'आपके रिन्यूअल की पुष्टि अभी हो रही है',
  unknownTitle: 'आपका रिन्यूअल',
  stillEnds: 'अब भी अंतिम तारीख {date}',
  sendAgain: (amount: string): string => `${amount} में फिर रिन्यू करें`,
  choose: 'फिर से चुनें',
};
