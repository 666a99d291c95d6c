/** Where every payment is asked about. */
export const statusOf = (txnid: string): string =>
  `/paymentstatuscheck?txnid=${encodeURIComponent(txnid)}`;
