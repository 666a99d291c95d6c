interface WithCart {
  readonly cart: { readonly CartDetails: readonly unknown[] };
}

/** How many lines the operator's cart has; 0 before it is loaded. It also works without the cart domain. */
export const selectCartCount = ({ cart }: WithCart): number => cart.CartDetails.length;
