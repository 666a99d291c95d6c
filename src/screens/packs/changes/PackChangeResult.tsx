import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { TRANSACTIONS } from '../../../../store/core/paths';
import { compareDates } from '../../../../store/core/values/dates';
import { paiseOf } from '../../../../store/core/values/money';
import {
  type PackChange,
  packChangeAcknowledged,
  REFUNDS,
  selectPackChange,
} from '../../../../store/packs/packChanges';
import { packKey } from '../../../../store/packs/packList';
import { loadActivePacks, mayBeRenewed, requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { selectIsOutcomeUnknown } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText, useStatus } from '../../../app/hooks/useFlow';
import { useByIdempotency } from '../../../app/useByIdempotency';
import { useText } from '../../../text/useText';
import { TextButton } from '../../../ui/buttons/TextButton';
import { isDay, useDayText } from '../../../ui/data/DateText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { WriteOutcomes } from '../../writes/WriteOutcomes';
import { stopPackText } from '../packs.text';

interface PackProps {
  readonly pack: Pack;
}

/** The running or last change of the pack; null if it had none. */
export const usePackChange = (pack: Pack): PackChange | null =>
  useAppSelector((state) => selectPackChange(state, packKey(pack)));

/** The result of the last removal or refund. It takes the focus, because the button that was pressed is gone. */
export const PackChangeResult = ({ pack }: PackProps) => {
  const result = useRef<HTMLDivElement>(null);
  const step = usePackChange(pack)?.step;
  const isFinished = step !== undefined && step !== 'asking';
  useEffect(() => {
    if (isFinished) result.current?.focus();
  }, [isFinished, step]);
  return isFinished ? (
    <div ref={result} tabIndex={-1}>
      <ResultAlert pack={pack} />
    </div>
  ) : null;
};

/**
 * Whether the outcome of a change is still unknown, so that the pack must not be changed or renewed. Reloading the
 * packs settles a removal. For a refund, the outcome must also have been found or dismissed.
 */
export const useIsOutcomePending = (pack: Pack): boolean => {
  const change = usePackChange(pack);
  const arePacksLoaded = useStatus(loadActivePacks) === 'succeeded';
  const isFindingOut = useAppSelector((state) => selectIsOutcomeUnknown(state, REFUNDS));
  if (change?.step !== 'unknown') return false;
  return !arePacksLoaded || (change.kind === 'refund' && isFindingOut);
};

/**
 * Says how to undo a removal. No documented call undoes it, but a renewal does. The renewal is suggested only if the
 * operator allows it before the pack ends.
 */
export const RemovalUndo = ({ pack }: PackProps) => {
  const t = useText(stopPackText);
  const dayText = useDayText();
  if (mayBeRenewed(pack)) return <p>{t.keepByRenewing}</p>;
  const isRenewedLater =
    isDay(pack.renewablefrom) && compareDates(pack.renewablefrom, pack.expirydate) < 0;
  return <p>{isRenewedLater ? t.keepByRenewingFrom(dayText(pack.renewablefrom)) : t.noUndo}</p>;
};

const ResultAlert = ({ pack }: PackProps) => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const dayText = useDayText();
  const failureText = useFailureText();
  const change = usePackChange(pack);
  switch (change?.step) {
    case 'removed': {
      const day = change.result.expirydate || pack.disconnectdate || pack.expirydate;
      const sentence = isDay(day)
        ? t.removed(pack.productname, dayText(day))
        : t.removedAtTermEnd(pack.productname);
      return (
        <Alert tone="ok">
          <p>{sentence}</p>
          <RemovalUndo pack={pack} />
        </Alert>
      );
    }
    case 'refunded': {
      const { refundamount } = change.result;
      return (
        <Alert tone="ok" action={<Link to={TRANSACTIONS}>{t.history}</Link>}>
          <p>
            {refundamount === null
              ? t.refundedBlind(pack.productname)
              : t.refunded(pack.productname, moneyText(refundamount))}
          </p>
          <CurrentBalance />
        </Alert>
      );
    }
    case 'refused':
      return <Alert tone="bad">{failureText(change.failure)}</Alert>;
    case 'unknown':
      return change.kind === 'removal' ? (
        // Once the list of packs is loaded again, the alert says whether the pack was removed.
        <OutcomeUnknown live={false} operatorWords={change.words}>
          <p>{t.unknownRemoval(pack.productname)}</p>
          <p role="status">
            <CurrentPackStatus pack={pack} />
          </p>
        </OutcomeUnknown>
      ) : (
        <WriteOutcomes
          calls={REFUNDS}
          amount={paiseOf(change.amount)}
          operatorWords={change.words}
          onAcknowledged={() => dispatch(packChangeAcknowledged(packKey(pack)))}
        />
      );
    default:
      return null;
  }
};

const CurrentPackStatus = ({ pack }: PackProps) => {
  const t = useText(stopPackText);
  const byIdempotency = useByIdempotency();
  const dispatch = useAppDispatch();
  const dayText = useDayText();
  const packsStatus = useStatus(loadActivePacks);
  if (packsStatus === 'running') return <>{t.packsReading}</>;
  if (packsStatus === 'failed')
    return <RetryText sentence={t.packsNotRead} onPress={() => dispatch(requestAllPacks())} />;
  if (packStatusOf(pack) === 'CANCEL') return <>{t.nowCancelled}</>;
  if (isDay(pack.disconnectdate)) return <>{t.nowLeaving(dayText(pack.disconnectdate))}</>;
  if (pack.disconnectdate !== '') return <>{t.nowLeavingAtTermEnd}</>;
  return <>{byIdempotency(t.nowRunning)}</>;
};

/** The balance after the refund, shown when the portal has loaded the subscriber again. */
const CurrentBalance = () => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const subscriberStatus = useStatus(loadSubscriber);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const words = () => {
    if (subscriberStatus === 'running') return t.balanceReading;
    if (subscriberStatus === 'failed')
      return (
        <RetryText
          sentence={t.balanceNotRead}
          onPress={() => dispatch(loadSubscriber.requested())}
        />
      );
    return t.balance(moneyText(balance));
  };
  return <p role="status">{words()}</p>;
};

interface RetryTextProps {
  readonly sentence: string;
  readonly onPress: () => void;
}

const RetryText = ({ sentence, onPress }: RetryTextProps) => (
  <>
    {sentence}{' '}
    <TextButton type="button" onClick={onPress}>
      {useText(stopPackText).tryAgain}
    </TextButton>
  </>
);
