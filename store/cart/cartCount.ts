interface WithCart {
  readonly cart: { readonly CartDetails: readonly unknown[] };
}

/** How many lines the operator's cart has; 0 until it was asked for. The cart domain may come later than this. */
export const selectCartCount = ({ cart }: WithCart): number => cart.CartDetails.length;
