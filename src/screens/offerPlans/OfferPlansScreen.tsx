import { OpenPlannedScreen } from '../../frame/PlannedScreen';
import { offerPlansText } from './offerPlans.text';

export const OfferPlansScreen = () => <OpenPlannedScreen texts={offerPlansText} />;
