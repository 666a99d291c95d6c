import type { CallName } from '../../store/wire/answers';
import { selectUnreadableRows } from '../../store/wire/unreadableRows';
import { useText } from '../text/useText';
import { Alert } from '../ui/feedback/Alert';
import { unreadableRowsText } from './app.text';
import { useAppSelector } from './hooks';

interface UnreadableRowsProps {
  /** The call whose list is shown. */
  readonly call: CallName;
}

/** Shows how many entries of a list could not be read, and nothing when the list is complete. */
export const UnreadableRows = ({ call }: UnreadableRowsProps) => {
  const t = useText(unreadableRowsText);
  const count = useAppSelector((state) => selectUnreadableRows(state, call));
  return count === 0 ? null : <Alert tone="warn">{t.leftOut(count)}</Alert>;
};
