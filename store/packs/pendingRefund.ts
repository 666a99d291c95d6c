import { createAction } from '@reduxjs/toolkit';

/** An earlier visit sent a cancellation for refund that was never answered. */
export const pendingRefundFound = createAction('packChanges/earlierRefundFound');
/** The subscriber has looked at what became of it. */
export const pendingRefundSeen = createAction('packChanges/earlierRefundSeen');

interface WithChanges {
  readonly packChanges?: { readonly hasEarlierRefund: boolean };
}

/** The list asks before what changes packs has come: until then nothing is known of one. */
export const selectHasPendingRefund = ({ packChanges }: WithChanges): boolean =>
  packChanges?.hasEarlierRefund ?? false;
