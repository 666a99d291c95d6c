import { payFromBalance } from '../../../../store/cart/checkout';
import { endReplacedPacks } from '../../../../store/packs/replacement';
import { startPayment } from '../../../../store/payments/payments';
import { useIsRunning } from '../../../app/hooks/useFlow';

/**
 * Whether a payment is running, which may be for the chosen replacement, or its old packs are being ended. Meanwhile no
 * other replacement can be chosen: it would overwrite the chosen replacement, whose old packs would then stay.
 */
export const useIsReplacing = (): boolean => {
  const isPaying = useIsRunning(payFromBalance);
  const isStarting = useIsRunning(startPayment);
  const isEnding = useIsRunning(endReplacedPacks);
  return isPaying || isStarting || isEnding;
};
