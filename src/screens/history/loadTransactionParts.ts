/** What a row opens and what can be printed, in one chunk. It is loaded after the screen. */
export const loadTransactionParts = async () => {
  const [{ TransactionDetails }, { Receipt }, { Statement }] = await Promise.all([
    import(/* webpackChunkName: "transactions-more" */ './list/TransactionDetails'),
    import(/* webpackChunkName: "transactions-more" */ './print/Receipt'),
    import(/* webpackChunkName: "transactions-more" */ './print/Statement'),
  ]);
  return { TransactionDetails, Receipt, Statement };
};
