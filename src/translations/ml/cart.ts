import type * as english from '../../screens/cart/cart.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(', ');

export const cartText: TextsOf<typeof english.cartText> = {
  cart: 'കാർട്ട്',
  inCart: (count: number): string => `നിങ്ങളുടെ കാർട്ടിൽ ${count}`,
  view: 'കാർട്ട് കാണുക',
  updating: 'അപ്‌ഡേറ്റ് ചെയ്യുന്നു',
  unsure: 'നിങ്ങളുടെ കാർട്ട് മാറിയിട്ടുണ്ടാകാം',
  withTax: 'GST ഉൾപ്പെടെ',
  withTaxAndFee: 'GST-യും നെറ്റ്‌വർക്ക് ഫീസും ഉൾപ്പെടെ',
  notAdded: (names: readonly string[]): string => `ചേർത്തില്ല: ${list(names)}.`,
  notRemoved: (names: readonly string[]): string => `ഒഴിവാക്കിയില്ല: ${list(names)}.`,
  unknownAdded: (names: readonly string[]): string => `കാർട്ടിൽ ചേർത്തോ എന്ന് നോക്കുക: ${list(names)}.`,
  unknownRemoved: (names: readonly string[]): string =>
    `ഇപ്പോഴും കാർട്ടിലുണ്ടോ എന്ന് നോക്കുക: ${list(names)}.`,
  understood: 'ശരി',
};

export const basePacksText: TextsOf<typeof english.basePacksText> = {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} ഒരേ ബോക്സിനുള്ള ബേസ് പാക്കുകളാണ്. ഒരു ബോക്സിന് ഒന്ന് മതി. ഇവയെല്ലാം വേണോ?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `ബോക്സ് ••••\u00a0${ending}-ൽ ${list(running)} ഇപ്പോൾത്തന്നെ ഉണ്ട്. ഒരു ബോക്സിന് ഒരു ബേസ് പാക്ക് മതി. ${list(wanted)} എന്നതിനും പണമടയ്ക്കണോ?`,
  needsOne: 'ഒരു ബോക്സിന് ഒരു ബേസ് പാക്ക് മതി.',
  replaceAsk: (names: readonly string[]): string => `${list(names)} മാറ്റണോ?`,
  replace: 'മാറ്റുക',
  addAsWell: 'കൂടെ ചേർക്കുക',
};

export const checkoutText: TextsOf<typeof english.checkoutText> = {
  title: 'നിങ്ങളുടെ കാർട്ട്',
  back: 'പാക്കുകൾ ചേർക്കുക',
  empty: 'നിങ്ങളുടെ കാർട്ട് കാലിയാണ്',
  emptyDescription: 'നിങ്ങൾ ചേർക്കുന്ന പാക്കുകളും ചാനലുകളും പണമടയ്ക്കുന്നതുവരെ ഇവിടെയുണ്ടാകും.',
  lines: 'കാർട്ടിലെ പാക്കുകൾ',
  channels: (count: number): string => `${count} ${count === 1 ? 'ചാനൽ' : 'ചാനലുകൾ'}`,
  terms: {
    MONTHLY: 'ഒരു മാസത്തേക്ക്',
    QUARTERLY: '3\u00a0മാസത്തേക്ക്',
    HALFYEARLY: '6\u00a0മാസത്തേക്ക്',
    YEARLY: 'ഒരു വർഷത്തേക്ക്',
  },
  adding: 'ചേർക്കുന്നു',
  removing: 'ഒഴിവാക്കുന്നു',
  removeOne: (name: string): string => `${name} ഒഴിവാക്കുക`,
  breakdown: 'അടയ്ക്കേണ്ട തുക',
  charges: {
    networkfee: 'നെറ്റ്‌വർക്ക് കപ്പാസിറ്റി ഫീസ്',
    discount: 'ഡിസ്‌കൗണ്ട്',
  },
  updating: 'അപ്‌ഡേറ്റ് ചെയ്യുന്നു',
  stale: 'കാർട്ട് അപ്‌ഡേറ്റ് ചെയ്യാനായില്ല, അതുകൊണ്ട് ഇത് പഴയതാകാം.',
  askAgain: 'കാർട്ട് അപ്‌ഡേറ്റ് ചെയ്യുക',
  payMissing: 'പേയ്‌മെന്റ് രീതികൾ ലോഡ് ചെയ്യാനായില്ല.',
  doesNotAddUp:
    'ഈ തുകകൾ കൂട്ടിയാൽ ഓപ്പറേറ്റർ നൽകിയ ആകെത്തുകയാകുന്നില്ല. ദയവായി ഇപ്പോൾ പണമടയ്ക്കാതെ ഞങ്ങളെ ബന്ധപ്പെടുക.',
  contact: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
};

export const checkoutResultText: TextsOf<typeof english.checkoutResultText> = {
  myPacks: 'എന്റെ പാക്കുകൾ',
  doneTitle: 'ബാലൻസിൽ നിന്ന് പണമടച്ചു',
  donePart: (isNone: boolean): string =>
    isNone ? 'പണമടച്ചു, പക്ഷേ ഒരു പാക്കും തുടങ്ങിയിട്ടില്ല' : 'പണമടച്ചു, പക്ഷേ എല്ലാ പാക്കുകളും തുടങ്ങിയിട്ടില്ല',
  order: 'ഓർഡർ നമ്പർ',
  results: 'നിങ്ങളുടെ പാക്കുകൾ',
  more: 'കൂടുതൽ പാക്കുകൾ ചേർക്കുക',
};
