import { createAction } from '@reduxjs/toolkit';

/** An earlier visit sent a cancellation for refund that was never answered. */
export const earlierRefundFound = createAction('packChanges/earlierRefundFound');
/** The subscriber has looked at what became of it. */
export const earlierRefundSeen = createAction('packChanges/earlierRefundSeen');

interface WithChanges {
  readonly packChanges?: { readonly hasEarlierRefund: boolean };
}

/** The list asks before what changes packs has come: until then nothing is known of one. */
export const selectHasEarlierRefund = ({ packChanges }: WithChanges): boolean =>
  packChanges?.hasEarlierRefund ?? false;
