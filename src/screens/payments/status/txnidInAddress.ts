/** Characters; no provider's reference is longer. */
export const MAX_TXNID_LENGTH = 64;

/** The reference in an address; '' when there is none or it is too long to be one. */
export const txnidIn = (query: URLSearchParams): string => {
  const txnid = (query.get('txnid') ?? '').trim();
  return txnid.length > MAX_TXNID_LENGTH ? '' : txnid;
};
