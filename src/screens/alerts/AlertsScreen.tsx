import { PlannedScreen } from '../../frame/PlannedScreen';
import { alertsText } from './alerts.text';

export const AlertsScreen = () => <PlannedScreen texts={alertsText} />;
