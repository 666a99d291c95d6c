/** The details of a row and the printed pages, in one chunk that is loaded after the screen. */
export const loadTransactionParts = async () => {
  const [{ TransactionDetails }, { Receipt }, { Statement }] = await Promise.all([
    import(/* webpackChunkName: "transactions-more" */ './list/TransactionDetails'),
    import(/* webpackChunkName: "transactions-more" */ './print/Receipt'),
    import(/* webpackChunkName: "transactions-more" */ './print/Statement'),
  ]);
  return { TransactionDetails, Receipt, Statement };
};
