import { PlannedScreen } from '../../frame/PlannedScreen';
import { topUpText } from './topUp.text';

export const TopUpScreen = () => <PlannedScreen texts={topUpText} />;
