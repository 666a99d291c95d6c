import { PlannedScreen } from '../../frame/PlannedScreen';
import { descriptionText } from './description.text';

export const DescriptionScreen = () => <PlannedScreen texts={descriptionText} />;
