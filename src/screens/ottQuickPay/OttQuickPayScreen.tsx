import { OpenPlannedScreen } from '../../frame/PlannedScreen';
import { ottQuickPayText } from './ottQuickPay.text';

export const OttQuickPayScreen = () => <OpenPlannedScreen texts={ottQuickPayText} />;
