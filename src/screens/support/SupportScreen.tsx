import { PlannedScreen } from '../../frame/PlannedScreen';
import { supportText } from './support.text';

export const SupportScreen = () => <PlannedScreen texts={supportText} />;
