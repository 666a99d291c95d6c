import { payFromBalance } from '../../../../store/cart/checkout';
import { endReplacedPacks } from '../../../../store/packs/replacement';
import { startPayment } from '../../../../store/payments/payments';
import { useIsRunning } from '../../../app/hooks/useFlow';

/**
 * Whether the chosen replacement may be being paid for, or its old packs are being ended. Another replacement waits for
 * that, because it would take the place of this one, whose old packs would then stay.
 */
export const useIsReplacing = (): boolean => {
  const isPaying = useIsRunning(payFromBalance);
  const isStarting = useIsRunning(startPayment);
  const isEnding = useIsRunning(endReplacedPacks);
  return isPaying || isStarting || isEnding;
};
