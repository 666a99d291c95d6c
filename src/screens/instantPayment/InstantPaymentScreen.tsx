import { OpenPlannedScreen } from '../../frame/PlannedScreen';
import { instantPaymentText } from './instantPayment.text';

export const InstantPaymentScreen = () => <OpenPlannedScreen texts={instantPaymentText} />;
