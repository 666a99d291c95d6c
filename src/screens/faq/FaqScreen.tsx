import { PlannedScreen } from '../../frame/PlannedScreen';
import { faqText } from './faq.text';

export const FaqScreen = () => <PlannedScreen texts={faqText} />;
