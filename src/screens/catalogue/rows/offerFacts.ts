import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { shownPriceOf } from '../../../../store/core/values/price';
import { descriptionPath } from '../../../../store/core/viewPaths';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { inWords, isIn } from '../../../text/words';
import { offerText } from '../catalogue.text';
import { usePurchaseTarget } from './purchaseTarget';

export const useDescriptionPath = (what: 'pack' | 'channel', id: string): string => {
  const { query } = usePurchaseTarget();
  return descriptionPath(what, id, query);
};

/** The term of a price, and whether tax is included; '' without a price. An undocumented term stays unchanged. */
export const usePriceNote = (figures: AvailablePack | Channel): string => {
  const t = useText(offerText);
  const { amount, isWithTax } = shownPriceOf(figures);
  // The operator gives no term for a channel, because the price of a channel is for a month.
  const term = 'chargeperiod' in figures ? figures.chargeperiod : 'MONTHLY';
  const period = inWords(t.per, term);
  if (amount === null) return '';
  return [period, isWithTax ? t.withTax : t.beforeTax].filter(Boolean).join(' ');
};

/** The contents of a pack, its kind and its language. Unknown facts are left out. */
export const usePackFacts = (pack: AvailablePack) => {
  const t = useText(offerText);
  const translateWord = useCatalogueWord();
  const kind = pack.producttype;
  return {
    contents: [
      pack.speedmbps !== null && t.speed(pack.speedmbps),
      pack.fuplimitgb !== null && t.fairUse(pack.fuplimitgb),
      pack.channelcount !== null && t.channels(pack.channelcount, pack.hdchannelcount ?? 0),
    ].filter((fact) => fact !== false),
    kindAndLanguage: [
      // An undocumented kind has no name in our languages.
      isIn(t.kinds, kind) && t.kinds[kind],
      pack.language !== '' && translateWord(pack.language),
    ].filter((fact) => fact !== false),
  };
};

/** Why the subscriber need not buy the product: the product, or a pack that contains it, is owned or in the cart. */
export const EntitlementText = ({ entitlement }: { readonly entitlement: Entitlement }) => {
  const t = useText(offerText);
  switch (entitlement.reason) {
    case 'owned':
      return t.owned;
    case 'inOwned':
      return t.inOwned(entitlement.pack);
    case 'inCart':
      return t.inCart;
    case 'inCartPack':
      return t.inCartPack(entitlement.pack);
  }
};
