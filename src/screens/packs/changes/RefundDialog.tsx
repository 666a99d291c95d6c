import type { ReactNode } from 'react';
import { type Failure, isRefusal } from '../../../../store/core/failure';
import { type Paise, paiseOf, rupeesOf } from '../../../../store/core/values/money';
import {
  cancelForRefund,
  changedPack,
  offeredRefund,
  selectIsChanging,
} from '../../../../store/packs/packChanges';
import { isBroadband } from '../../../../store/packs/packList';
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
import { usePackChange } from './PackChangeResult';

interface RefundDialogProps {
  readonly pack: Pack;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the refund and what the subscriber loses. The confirmation sends the shown amount. */
export const RefundDialog = ({ pack, open, onClose }: RefundDialogProps) => {
  const t = useText(stopPackText);
  const words = useText(packWords);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsChanging);
  const change = usePackChange(pack);
  const refusal = change?.step === 'refused' && change.kind === 'refund' ? change : null;
  // After a refusal the saga loads the packs again, because the refund may have changed. Until then the button is busy.
  const mayHaveChanged = refusal !== null && isRefusal(refusal.failure);
  const isAmountCurrent = useStatus(loadActivePacks) === 'succeeded' || !mayHaveChanged;
  const refund = offeredRefund(pack);
  const { channelcount, daysleft } = pack;
  const stops = () => {
    if (isBroadband(pack)) return t.stopsNowLine;
    return channelcount === null ? t.stopsNow : t.stopsNowChannels(words.channels(channelcount));
  };
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
          {refund !== null && (
            <Button
              tone="danger"
              busy={isBusy || !isAmountCurrent}
              // The operator refuses the shown amount if the refund has changed since.
              onClick={() =>
                dispatch(
                  cancelForRefund.requested({ ...changedPack(pack), amount: rupeesOf(refund) }),
                )
              }
            >
              {t.refundYes(moneyText(refund))}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refusal && <RefundFailure {...refusal} refund={refund} />}
        {refund !== null && (
          <div>
            <SoftText>{t.youGet}</SoftText>
            <Money amount={refund} size="big" />
          </div>
        )}
        <p>
          <strong>{stops()}</strong> {daysleft !== null && daysleft > 0 && t.daysLost(daysleft)}{' '}
          {t.buyAgain}
        </p>
      </Stack>
    </Dialog>
  );
};

interface RefundFailureProps {
  readonly failure: Failure;
  /** The refund in the refused request, in rupees. */
  readonly amount: string;
  /** The refund now; null if there is none. */
  readonly refund: Paise | null;
}

/** Why the pack was not cancelled. If the refund has changed, shows the old and the new amount. */
const RefundFailure = ({ failure, amount, refund }: RefundFailureProps) => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const packsStatus = useStatus(loadActivePacks);
  const sentence = useFailureText()(failure);
  const failureAlert = (sentences: string, action?: ReactNode) => (
    <Alert tone="bad" live action={action}>
      {sentences}
    </Alert>
  );
  if (!isRefusal(failure)) return failureAlert(sentence);
  if (packsStatus === 'failed')
    return failureAlert(
      `${sentence} ${t.notRead}`,
      <button type="button" onClick={() => dispatch(requestAllPacks())}>
        {t.tryAgain}
      </button>,
    );
  if (packsStatus !== 'succeeded') return failureAlert(`${sentence} ${t.reading}`);
  if (refund === null) return failureAlert(`${sentence} ${t.noneLeft}`);
  if (rupeesOf(refund) === amount) return failureAlert(sentence);
  return (
    <Alert tone="warn" live>
      {t.amountChanged(moneyText(paiseOf(amount)), moneyText(refund))}
    </Alert>
  );
};
