import { selectFailure } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import { loadTransactions } from '../../../../store/history/transactions';
import { translateMessage as inLanguage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { transactionsText } from '../transactions.text';

/** The pages stopped before the last one: what came stays, and the rest can be had from there. */
export const ContinueLoading = ({ spoken = false }: { readonly spoken?: boolean }) => {
  const t = useText(transactionsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const failure = useAppSelector((state) => selectFailure(state, loadTransactions));
  if (failure === null) return null;
  return (
    <Alert
      tone="warn"
      live={spoken}
      action={
        <Button
          tone="ghost"
          onClick={() => dispatch(loadTransactions.requested({ fromTheTop: false }))}
        >
          {t.loadRest}
        </Button>
      }
    >
      {t.restFailed} {inLanguage(sentenceOf(failure), language)}
    </Alert>
  );
};
