import { PlannedScreen } from '../../frame/PlannedScreen';
import { contactText } from './contact.text';

export const ContactScreen = () => <PlannedScreen texts={contactText} />;
