import { PlannedScreen } from '../../frame/PlannedScreen';
import { managePacksText } from './managePacks.text';

export const ManagePacksScreen = () => <PlannedScreen texts={managePacksText} />;
