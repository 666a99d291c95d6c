import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' आणि ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'कार्ट',
  inCart: (count: number): string => `तुमच्या कार्टमध्ये ${count}`,
  view: 'कार्ट पाहा',
  updating: 'अपडेट होत आहे',
  unsure: 'तुमचे कार्ट बदलले असू शकते',
  withTax: 'GST सह',
  withTaxAndFee: 'GST व नेटवर्क शुल्कासह',
  notAdded: (names: readonly string[]): string => `जोडले नाही: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `काढले नाही: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string =>
    `तुमच्या कार्टमध्ये हे जोडले गेले का ते पाहा: ${list(names)}.`,
  unknownRemoved: (names: readonly string[]): string =>
    `हे अजून तुमच्या कार्टमध्ये आहे का ते पाहा: ${list(names)}.`,
  understood: 'ठीक आहे',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} हे एकाच बॉक्सचे बेस पॅक आहेत. एका बॉक्सला एकच पुरतो. तुम्हाला हे सगळे ठेवायचे आहेत का?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `बॉक्स ••••\u00a0${ending} वर आधीच ${list(running)} आहे. एका बॉक्सला एकच बेस पॅक पुरेसा असतो. तुम्हाला ${list(wanted)} साठीही पैसे भरायचे आहेत का?`,
  needsOne: 'एका बॉक्सला एकच बेस पॅक पुरेसा असतो.',
  replaceAsk: (names: readonly string[]): string => `${list(names)} बदलायचे?`,
  replace: 'बदला',
  addAsWell: 'सोबत जोडा',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'तुमचे कार्ट',
  back: 'पॅक जोडा',
  empty: 'तुमचे कार्ट रिकामे आहे',
  emptyDescription: 'तुम्ही जोडलेले पॅक आणि चॅनेल्स पैसे भरेपर्यंत इथे राहतात.',
  lines: 'तुमच्या कार्टमधील पॅक',
  channels: (count: number): string => (count === 1 ? '1 चॅनेल' : `${count} चॅनेल्स`),
  terms: {
    MONTHLY: 'एका महिन्यासाठी',
    QUARTERLY: '3\u00a0महिन्यांसाठी',
    HALFYEARLY: '6\u00a0महिन्यांसाठी',
    YEARLY: 'एका वर्षासाठी',
  },
  adding: 'जोडत आहोत',
  removing: 'काढत आहोत',
  removeOne: (name: string): string => `${name} काढा`,
  breakdown: 'भरायची रक्कम',
  charges: { networkfee: 'नेटवर्क क्षमता शुल्क', discount: 'सूट' },
  updating: 'अपडेट होत आहे',
  stale: 'तुमचे कार्ट अपडेट झाले नाही, त्यामुळे ते जुने असू शकते.',
  askAgain: 'कार्ट अपडेट करा',
  payMissing: 'पेमेंटचे पर्याय लोड झाले नाहीत.',
  doesNotAddUp:
    'या रकमांची बेरीज तुमच्या ऑपरेटरच्या एकूण रकमेशी जुळत नाही. कृपया अजून पैसे भरू नका आणि आमच्याशी संपर्क साधा.',
  contact: 'संपर्क साधा',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'माझे पॅक',
  doneTitle: 'बॅलन्समधून पैसे भरले',
  donePart: (isNone: boolean): string =>
    isNone ? 'पैसे भरले, पण एकही पॅक सुरू झाला नाही' : 'पैसे भरले, पण सर्व पॅक सुरू झाले नाहीत',
  order: 'ऑर्डर क्रमांक',
  results: 'तुमचे पॅक',
  more: 'आणखी पॅक जोडा',
};
