import { type Paise, rupeesOf } from '../../../../store/core/values/money';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import type { RequestOf } from '../../../../store/wire/requests/requests';

/** A pack without a box is identified by its product alone. */
const packReference = ({ productid, stbno }: Pack) => ({
  productid,
  ...(stbno !== '' && { stbno }),
});

export const removalRequest = (pack: Pack, reason: string): RequestOf<'removePack'> => ({
  ...packReference(pack),
  ...(reason !== '' && { reason }),
});

/** Sends the amount that the subscriber saw. The operator refuses if the refund has changed since. */
export const refundRequest = (pack: RefundablePack): RequestOf<'cancelForRefund'> => ({
  ...packReference(pack),
  amount: rupeesOf(pack.refundamount),
});

interface RefundablePack extends Pack {
  readonly refundamount: Paise;
}

export const isRefundable = (pack: Pack): pack is RefundablePack =>
  pack.refundable && pack.refundamount !== null && pack.refundamount > 0;
