import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { offerText } from '../catalogue.text';

/** Why it need not be bought any more. */
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
