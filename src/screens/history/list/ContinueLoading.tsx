import { loadTransactions } from '../../../../store/history/transactions';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureMessage } from '../../../app/hooks/useFlow';
import { transactionsText } from '../transactions.text';

/** Shown when a page failed to load: the loaded pages stay, and the button loads the others. */
export const ContinueLoading = ({ live = false }: { readonly live?: boolean }) => {
  const t = useText(transactionsText);
  const dispatch = useAppDispatch();
  const failureMessage = useFailureMessage(loadTransactions);
  if (failureMessage === null) return null;
  return (
    <Alert
      tone="warn"
      live={live}
      action={
        <Button
          tone="ghost"
          onClick={() => dispatch(loadTransactions.requested({ fromTheTop: false }))}
        >
          {t.loadRest}
        </Button>
      }
    >
      {t.restFailed} {failureMessage}
    </Alert>
  );
};
