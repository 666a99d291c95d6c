import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { refusalCode } from '../../../../../store/core/failure';
import type { Paise } from '../../../../../store/core/values/money';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import {
  abandonPayment,
  paymentWatched,
  selectChecked,
  selectIsWatched,
} from '../../../../../store/payments/payments';
import { parseUpiIntent } from '../../../../../store/payments/upiIntent';
import { UPI_EXTRA_FIELDS } from '../../../../../store/wire/values';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { useSecondsUntil } from '../../../../app/hooks/timers';
import { useFlowRequest } from '../../../../app/hooks/useFlowRequest';
import { useText } from '../../../../text/useText';
import { useIsPhone } from '../../../../theme/mediaQueries';
import { color, radius } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { OutwardButton } from '../../../../ui/buttons/ButtonLink';
import { FactList } from '../../../../ui/data/FactList';
import { Money } from '../../../../ui/data/Money';
import { moneyText } from '../../../../ui/data/moneyText';
import { Alert } from '../../../../ui/feedback/Alert';
import { CopyText } from '../../../../ui/feedback/CopyText';
import { BlankBlock } from '../../../../ui/feedback/Skeleton';
import { DockedBar } from '../../../../ui/layout/DockedBar';
import { Folded } from '../../../../ui/layout/Folded';
import { Stack } from '../../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { OutcomePanel } from '../../../../ui/result/OutcomePanel';
import { GetHelp } from '../../../help/newTicket/GetHelp';
import { paymentMethodsText, paymentStatusText, upiText } from '../../payments.text';
import type { QrDrawing } from './qr';

/** The facts of the QR code as text, for a payer who can neither scan it nor open the link. */
const ManualUpiFacts = ({ intent }: { readonly intent: string }) => {
  const t = useText(upiText);
  const facts = parseUpiIntent(intent, UPI_EXTRA_FIELDS);
  if (!facts) return null;
  return (
    <Folded look="link" summary={t.byHand}>
      <FactList
        look="one"
        facts={[
          [t.payee, <CopyText key="payee" text={facts.payee} />],
          [t.payeeName, facts.payeeName],
          [t.amount, <Money key="amount" amount={facts.amount} />],
          facts.reference === ''
            ? null
            : [t.reference, <CopyText key="reference" text={facts.reference} />],
        ]}
      />
    </Folded>
  );
};

/** The width of the light border of the QR code, in squares. A scanner needs the border to find the code. */
const EDGE = 4;

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 260px;
  height: auto;
  margin: 0 auto;
  border-radius: ${radius.control};
`;

/** The code for the app of the payer, dark on light in both themes, because many scanners need that. */
const QrCode = ({ text }: { readonly text: string }) => {
  const t = useText(upiText);
  const [drawing, setDrawing] = useState<QrDrawing | 'missing' | null>(null);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "qr" */ './qr').then(
      ({ qrOf }) => isGone || setDrawing(qrOf(text)),
      () => isGone || setDrawing('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (drawing === 'missing') return <Alert tone="warn">{t.qrMissing}</Alert>;
  if (!drawing) return <BlankBlock $height="260px" aria-busy />;
  const side = drawing.size + 2 * EDGE;
  return (
    <Picture role="img" aria-label={t.qr} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="white" />
      <path
        d={drawing.path}
        fill="black"
        shapeRendering="crispEdges"
        transform={`translate(${EDGE} ${EDGE})`}
      />
    </Picture>
  );
};

interface RequestHelpProps {
  readonly question: 'unconfirmed' | 'failed';
  readonly request: PaymentAttempt & { readonly txnid: string };
}

/** The reference of a request to pay that failed or is not confirmed, and a way to get help with it. */
export const RequestHelp = ({ question, request: { txnid, bill, begun } }: RequestHelpProps) => {
  const t = useText(upiText);
  return (
    <>
      <CopyText label={t.reference} text={txnid} />
      <GetHelp question={question} reference={txnid} amount={bill.amount} time={begun} />
    </>
  );
};

interface WaitingProps {
  readonly request: Extract<PaymentAttempt, { readonly step: 'awaitingApp' }>;
  /**
   * What “Pay” does. Missing if the payer has pressed “Pay” already: in an instant payment that press makes the
   * request.
   */
  readonly onPay?: (() => void) | undefined;
}

/**
 * A request that the operator has not confirmed as paid. The portal keeps asking the operator, because a return from
 * the app proves no payment.
 */
export const WaitingRequest = ({ request, onPay }: WaitingProps) => {
  const seconds = useSecondsUntil(request.expires);
  return seconds > 0 ? (
    <PayableRequest request={request} seconds={seconds} onPay={onPay} />
  ) : (
    <ExpiredRequest key={request.id} request={request} />
  );
};

const RemainingTime = styled.p`
  color: ${color.inkSoft};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** In seconds. At this remaining time a screen reader announces that the request is about to expire. */
const NEARLY_OVER = 60;

const PayableRequest = ({
  request,
  seconds,
  onPay,
}: WaitingProps & { readonly seconds: number }) => {
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  const { txnid, upiintent, bill } = request;
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  const isUnconfirmed = useAppSelector((state) => selectChecked(state, txnid)?.confirmed === false);
  // The payment is watched even before “Pay” is pressed, because another tab may show its QR code.
  useEffect(() => {
    if (!isWatched) dispatch(paymentWatched({ txnid }));
  }, [dispatch, isWatched, txnid]);
  if (onPay)
    return (
      <Stack>
        <p>{t.beforePay}</p>
        <p role="status">{isUnconfirmed ? t.unasked : ''}</p>
        <DockedBar>
          <PayButton amount={bill.amount} intent={upiintent} onPay={onPay} />
        </DockedBar>
        <AbandonRequest id={request.id} />
      </Stack>
    );
  return (
    <Stack>
      <AppLinkOrQrCode intent={upiintent} />
      <RemainingTime>{t.goodFor(Math.floor(seconds / 60), seconds % 60)}</RemainingTime>
      <VisuallyHidden role="status">{seconds <= NEARLY_OVER ? t.nearlyOver : ''}</VisuallyHidden>
      <p role="status">{isUnconfirmed ? t.unasked : t.waiting}</p>
      <Button wide tone="ghost" onClick={() => dispatch(paymentWatched({ txnid }))}>
        {t.checkNow}
      </Button>
      <ManualUpiFacts intent={upiintent} />
      <AbandonRequest id={request.id} />
    </Stack>
  );
};

/**
 * On a phone, a link that opens the payer's app, and a button that shows the QR code for another phone. Elsewhere, the
 * QR code.
 */
const AppLinkOrQrCode = ({ intent }: { readonly intent: string }) => {
  const t = useText(upiText);
  const isPhone = useIsPhone();
  const [isQrShown, setQrShown] = useState(false);
  if (!isPhone)
    return (
      <>
        <p>{t.scan}</p>
        <QrCode text={intent} />
      </>
    );
  return (
    <>
      <OutwardButton href={intent} wide>
        {t.openApp}
      </OutwardButton>
      <Button wide tone="ghost" aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
        {isQrShown ? t.hideQr : t.showQr}
      </Button>
      {isQrShown && <QrCode text={intent} />}
    </>
  );
};

interface PayButtonProps {
  readonly amount: Paise;
  readonly intent: string;
  readonly onPay: () => void;
}

/** A press shows the QR code or, on a phone, opens the payer's app. */
const PayButton = ({ amount, intent, onPay }: PayButtonProps) => {
  const { payAmount } = useText(paymentMethodsText);
  const isPhone = useIsPhone();
  const words = payAmount(moneyText(amount));
  return isPhone ? (
    <OutwardButton href={intent} wide onClick={onPay}>
      {words}
    </OutwardButton>
  ) : (
    <Button wide onClick={onPay}>
      {words}
    </Button>
  );
};

/** An expired request. The payer may have paid at the last moment, so the portal watches the payment once more. */
const ExpiredRequest = ({ request }: WaitingProps) => {
  const { id, txnid } = request;
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  useEffect(() => void dispatch(paymentWatched({ txnid })), [dispatch, txnid]);
  return (
    <Stack>
      <OutcomePanel
        state={isWatched ? 'asking' : 'unknown'}
        role="alert"
        head={<p>{isWatched ? t.overAsking : t.overUnknown}</p>}
      />
      <Button wide busy={isWatched} onClick={() => dispatch(paymentWatched({ txnid }))}>
        {t.checkStatus}
      </Button>
      {!isWatched && <RequestHelp question="unconfirmed" request={request} />}
      <AbandonRequest id={id} />
    </Stack>
  );
};

/** A button that abandons the request, and why that failed. */
const AbandonRequest = ({ id }: { readonly id: string }) => {
  const t = useText(upiText);
  const { withProvider } = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const { isBusy, failure, begin } = useFlowRequest(abandonPayment);
  const press = () => {
    begin();
    dispatch(abandonPayment.requested({ id }));
  };
  return (
    <>
      {failure && (
        <Alert live tone="bad">
          {refusalCode(failure) === 'PAYMENT_IN_PROGRESS' ? withProvider : t.notLeft}
        </Alert>
      )}
      <Button wide tone="ghost" busy={isBusy} onClick={press}>
        {t.leave}
      </Button>
    </>
  );
};
