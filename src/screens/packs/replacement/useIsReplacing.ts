import { payFromBalance } from '../../../../store/cart/checkout';
import { endReplacedPacks } from '../../../../store/packs/replacement';
import { startPayment } from '../../../../store/payments/payments';
import { useIsRunning } from '../../../app/hooks/useFlow';

/**
 * Whether a payment is running or the replaced packs are being ended. The payment may be for the chosen replacement.
 * Choosing another replacement now would overwrite it, and its old packs would stay.
 */
export const useIsReplacing = (): boolean => {
  const isPaying = useIsRunning(payFromBalance);
  const isStarting = useIsRunning(startPayment);
  const isEnding = useIsRunning(endReplacedPacks);
  return isPaying || isStarting || isEnding;
};
