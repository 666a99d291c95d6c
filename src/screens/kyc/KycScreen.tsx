import { PlannedScreen } from '../../frame/PlannedScreen';
import { kycText } from './kyc.text';

export const KycScreen = () => <PlannedScreen texts={kycText} />;
