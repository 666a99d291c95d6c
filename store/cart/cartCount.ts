import type { RootState } from '../core/rootReducer';

/** How many lines the operator's cart has; 0 until it was asked for. The cart domain may come later than this. */
export const selectCartCount = ({ cart }: Pick<RootState, 'cart'>): number =>
  cart.CartDetails.length;
