import { PlannedScreen } from '../../frame/PlannedScreen';
import { renewText } from './renew.text';

export const RenewScreen = () => <PlannedScreen texts={renewText} />;
