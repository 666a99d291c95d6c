import { createAction } from '@reduxjs/toolkit';

/** An earlier visit sent a cancellation for refund that was never answered. */
export const pendingRefundFound = createAction('packChanges/earlierRefundFound');
/** The subscriber has seen the notice. */
export const pendingRefundSeen = createAction('packChanges/earlierRefundSeen');

interface WithChanges {
  readonly packChanges?: { readonly hasEarlierRefund: boolean };
}

/** False until the domain that changes packs is loaded. */
export const selectHasPendingRefund = ({ packChanges }: WithChanges): boolean =>
  packChanges?.hasEarlierRefund ?? false;
