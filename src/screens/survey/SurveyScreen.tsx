import { PlannedScreen } from '../../frame/PlannedScreen';
import { surveyText } from './survey.text';

export const SurveyScreen = () => <PlannedScreen texts={surveyText} />;
