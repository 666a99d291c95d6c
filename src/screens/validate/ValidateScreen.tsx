import { OpenPlannedScreen } from '../../frame/PlannedScreen';
import { validateText } from './validate.text';

export const ValidateScreen = () => <OpenPlannedScreen texts={validateText} />;
