import { isRefusal } from '../../../../store/core/failure';
import { paiseOf, rupeesOf } from '../../../../store/core/values/money';
import {
  cancelForRefund,
  selectIsChanging,
  selectPackChange,
} from '../../../../store/packs/packChanges';
import { isBroadband, packKey } from '../../../../store/packs/packList';
import { loadActivePacks, requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText, useStatus } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { packWords, stopPackText } from '../packs.text';
import { isRefundable, refundRequest } from './changeRequests';

interface RefundDialogProps {
  readonly pack: Pack;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the refund and what the subscriber loses. The confirmation sends the shown amount. */
export const RefundDialog = ({ pack, open, onClose }: RefundDialogProps) => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsChanging);
  const isAmountCurrent = useIsAmountCurrent(pack);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.refundAsk(pack.productname)}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t.keep}
          </Button>
          {isRefundable(pack) && (
            <Button
              tone="danger"
              busy={isBusy || !isAmountCurrent}
              onClick={() => dispatch(cancelForRefund.requested(refundRequest(pack)))}
            >
              {t.refundYes(moneyText(pack.refundamount))}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <RefundFailure pack={pack} />
        {isRefundable(pack) && (
          <div>
            <SoftText>{t.youGet}</SoftText>
            <Money amount={pack.refundamount} size="big" />
          </div>
        )}
        <RefundConsequences pack={pack} />
      </Stack>
    </Dialog>
  );
};

interface PackProps {
  readonly pack: Pack;
}

const RefundConsequences = ({ pack }: PackProps) => {
  const t = useText(stopPackText);
  const words = useText(packWords);
  const { channelcount, daysleft } = pack;
  const stops = () => {
    if (isBroadband(pack)) return t.stopsNowLine;
    return channelcount === null ? t.stopsNow : t.stopsNowChannels(words.channels(channelcount));
  };
  return (
    <p>
      <strong>{stops()}</strong> {daysleft !== null && daysleft > 0 && t.daysLost(daysleft)}{' '}
      {t.buyAgain}
    </p>
  );
};

const useRefundRefusal = (pack: Pack) => {
  const change = useAppSelector((state) => selectPackChange(state, packKey(pack)));
  return change?.step === 'refused' && change.kind === 'refund' ? change : null;
};

/** False after a refusal until the packs are loaded again, because the refund amount may have changed. */
const useIsAmountCurrent = (pack: Pack): boolean => {
  const failure = useRefundRefusal(pack)?.failure;
  const isLoaded = useStatus(loadActivePacks) === 'succeeded';
  return !failure || !isRefusal(failure) || isLoaded;
};

/** Why the pack was not cancelled. If the refund amount has changed, shows the old and the new amount. */
const RefundFailure = ({ pack }: PackProps) => {
  const t = useText(stopPackText);
  const refusal = useRefundRefusal(pack);
  const packsStatus = useStatus(loadActivePacks);
  const failureText = useFailureText();
  if (refusal === null) return null;
  const sentence = failureText(refusal.failure);
  if (!isRefusal(refusal.failure)) return <FailureAlert>{sentence}</FailureAlert>;
  if (packsStatus !== 'succeeded')
    return <AmountNotLoaded sentence={sentence} isLoading={packsStatus !== 'failed'} />;
  if (!isRefundable(pack)) return <FailureAlert>{`${sentence} ${t.noneLeft}`}</FailureAlert>;
  if (rupeesOf(pack.refundamount) === refusal.amount)
    return <FailureAlert>{sentence}</FailureAlert>;
  const was = moneyText(paiseOf(refusal.amount));
  return (
    <Alert tone="warn" live>
      {t.amountChanged(was, moneyText(pack.refundamount))}
    </Alert>
  );
};

const FailureAlert = ({ children }: { readonly children: string }) => (
  <Alert tone="bad" live>
    {children}
  </Alert>
);

interface AmountNotLoadedProps {
  readonly sentence: string;
  readonly isLoading: boolean;
}

/** Shown after a refusal until the packs are loaded again. The shown refund amount may be out of date. */
const AmountNotLoaded = ({ sentence, isLoading }: AmountNotLoadedProps) => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  if (isLoading) return <FailureAlert>{`${sentence} ${t.reading}`}</FailureAlert>;
  const again = (
    <button type="button" onClick={() => dispatch(requestAllPacks())}>
      {t.tryAgain}
    </button>
  );
  return (
    <Alert tone="bad" live action={again}>
      {sentence} {t.notRead}
    </Alert>
  );
};
