import { PlannedScreen } from '../../frame/PlannedScreen';
import { checkoutText } from './checkout.text';

export const CheckoutScreen = () => <PlannedScreen texts={checkoutText} />;
