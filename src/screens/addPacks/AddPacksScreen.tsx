import { PlannedScreen } from '../../frame/PlannedScreen';
import { addPacksText } from './addPacks.text';

export const AddPacksScreen = () => <PlannedScreen texts={addPacksText} />;
