import { OpenPlannedScreen } from '../../frame/PlannedScreen';
import { instantPaymentConfirmText } from './instantPaymentConfirm.text';

export const InstantPaymentConfirmScreen = () => (
  <OpenPlannedScreen texts={instantPaymentConfirmText} />
);
