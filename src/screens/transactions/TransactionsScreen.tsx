import { PlannedScreen } from '../../frame/PlannedScreen';
import { transactionsText } from './transactions.text';

export const TransactionsScreen = () => <PlannedScreen texts={transactionsText} />;
