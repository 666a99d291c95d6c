import { OpenPlannedScreen } from '../../frame/PlannedScreen';
import { paymentStatusText } from './paymentStatus.text';

export const PaymentStatusScreen = () => <OpenPlannedScreen texts={paymentStatusText} />;
