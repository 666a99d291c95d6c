import { catalogue } from '../../../text/catalogue';

/** Why a pack failed (specification §8: 1087 and its messages). */
export const failedPackText = catalogue({
  en: {
    tooEarly: 'It was too early to renew this pack.',
    tooEarlyUntil: (date: string): string =>
      `It was too early to renew this pack. You can renew it from ${date}.`,
    chargeRefused:
      'Your operator’s billing system rejected the renewal, so this pack was not renewed. Try again later, or contact customer support.',
    otherFailure: 'Your operator couldn’t start or renew this pack. Contact customer support.',
    itsMessage: (message: string): string => `Your operator’s message: ${message}`,
    code: (code: string): string => `Code ${code}`,
  },
  hi: {
    tooEarly: 'इस पैक को रिन्यू करने का समय अभी नहीं आया था।',
    tooEarlyUntil: (date: string): string =>
      `इस पैक को रिन्यू करने का समय अभी नहीं आया था। आप इसे ${date} से रिन्यू कर सकते हैं।`,
    chargeRefused:
      'ऑपरेटर की बिलिंग ने रिन्यूअल नहीं लिया, इसलिए यह पैक रिन्यू नहीं हुआ। बाद में फिर कोशिश करें या ग्राहक सहायता से पूछें।',
    otherFailure: 'ऑपरेटर इस पैक को पूरा नहीं कर सका। इसके बारे में ग्राहक सहायता से पूछें।',
    itsMessage: (message: string): string => `ऑपरेटर का संदेश: ${message}`,
    code: (code: string): string => `कोड ${code}`,
  },
});
