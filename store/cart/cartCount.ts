interface WithCart {
  readonly cart: { readonly CartDetails: readonly unknown[] };
}

/** The number of lines in the operator's cart; 0 before the cart is loaded. */
export const selectCartCount = ({ cart }: WithCart): number => cart.CartDetails.length;
