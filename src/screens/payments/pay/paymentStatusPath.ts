/** Where every payment is asked about. */
export const paymentStatusPath = (txnid: string): string =>
  `/paymentstatuscheck?txnid=${encodeURIComponent(txnid)}`;
