import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import { selectPackChange, type ChangeKind } from '../../../../store/packs/packChanges';
import { packStatusOf, packKey } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { HISTORY } from '../manage/addresses';
import { stopPackText } from './stopPack.text';
import { useDayText } from '../onePack/useDayText';

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

interface OfPack {
  readonly of: Pack;
}

/** What became of the last press. The button that had the focus is gone, so the answer takes it. */
export const Outcome = ({ of: pack }: OfPack) => {
  const place = useRef<HTMLDivElement>(null);
  const step = useAppSelector((state) => selectPackChange(state, packKey(pack)))?.step;
  const isEnd = step !== undefined && step !== 'asking';
  useEffect(() => {
    if (isEnd) place.current?.focus();
  }, [isEnd, step]);
  return isEnd ? (
    <Place ref={place} tabIndex={-1}>
      <End of={pack} />
    </Place>
  ) : null;
};

const End = ({ of: pack }: OfPack) => {
  const t = useText(stopPackText);
  const dayText = useDayText();
  const language = useLanguage();
  const change = useAppSelector((state) => selectPackChange(state, packKey(pack)));
  switch (change?.step) {
    case 'removed': {
      const day = change.result.expirydate || pack.disconnectdate || pack.expirydate;
      return <Alert tone="ok">{t.removed(pack.productname, dayText(day))}</Alert>;
    }
    case 'refunded': {
      const { refundamount } = change.result;
      return (
        <Alert tone="ok" action={<ToHistory />}>
          <p>
            {refundamount === null
              ? t.refundedBlind(pack.productname)
              : t.refunded(pack.productname, moneyText(refundamount))}
          </p>
          <Balance />
        </Alert>
      );
    }
    case 'refused':
      return <Alert tone="bad">{translateMessage(sentenceOf(change.failure), language)}</Alert>;
    case 'inDoubt':
      return <Doubt of={pack} kind={change.kind} />;
    default:
      return null;
  }
};

const ToHistory = () => <Link to={HISTORY}>{useText(stopPackText).history}</Link>;

interface DoubtProps extends OfPack {
  readonly kind: ChangeKind;
}

/** It left and nobody knows what became of it: what the operator lists now is the answer. */
const Doubt = ({ of: pack, kind }: DoubtProps) => {
  const t = useText(stopPackText);
  const isRefund = kind === 'refund';
  const isCarriedOut = packStatusOf(pack) === 'CANCEL';
  return (
    <OutcomeUnknown live={false} action={isRefund && isCarriedOut && <ToHistory />}>
      <p>{(isRefund ? t.doubtRefund : t.doubtRemoval)(pack.productname)}</p>
      <p role="status">
        <WhatPacksSay of={pack} kind={kind} />
      </p>
      {isRefund && <Balance />}
    </OutcomeUnknown>
  );
};

const WhatPacksSay = ({ of: pack, kind }: DoubtProps) => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const dayText = useDayText();
  const reading = useAppSelector((state) => selectStatus(state, loadActivePacks));
  if (reading === 'running') return <>{t.packsReading}</>;
  if (reading === 'failed')
    return (
      <Again
        sentence={t.packsNotRead}
        onPress={() => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }))}
      />
    );
  if (packStatusOf(pack) === 'CANCEL') return <>{t.nowCancelled}</>;
  if (kind === 'removal' && pack.disconnectdate !== '')
    return <>{t.nowLeaving(dayText(pack.disconnectdate))}</>;
  return <>{t.nowRunning}</>;
};

/** What the refund has done to the balance: never an amount from before it. */
const Balance = () => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const reading = useAppSelector((state) => selectStatus(state, loadSubscriber));
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const words = () => {
    if (reading === 'running') return t.balanceReading;
    if (reading === 'failed')
      return (
        <Again sentence={t.balanceNotRead} onPress={() => dispatch(loadSubscriber.requested())} />
      );
    return t.balance(moneyText(balance));
  };
  return <p role="status">{words()}</p>;
};

const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

const Again = ({
  sentence,
  onPress,
}: {
  readonly sentence: string;
  readonly onPress: () => void;
}) => (
  <>
    {sentence}{' '}
    <Press type="button" onClick={onPress}>
      {useText(stopPackText).tryAgain}
    </Press>
  </>
);
