import { useEffect, useRef, useState } from 'react';
import { paymentStatusPath } from '../../../../../store/core/viewPaths';
import { isPricedLater, type PaymentAttempt, txnidOf } from '../../../../../store/payments/attempt';
import { visibleEndOf } from '../../../../../store/payments/maskedAccount';
import {
  resultReached,
  selectChecked,
  selectService,
} from '../../../../../store/payments/payments';
import { isNothingTaken, paymentStatusOf } from '../../../../../store/payments/paymentStatus';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { ButtonLink } from '../../../../ui/buttons/ButtonLink';
import { FactList } from '../../../../ui/data/FactList';
import { Money } from '../../../../ui/data/Money';
import { moneyText } from '../../../../ui/data/moneyText';
import { ReferenceText } from '../../../../ui/data/TextOrDashes';
import { Alert } from '../../../../ui/feedback/Alert';
import { Stack } from '../../../../ui/layout/Stack';
import { OutcomePanel } from '../../../../ui/result/OutcomePanel';
import { useStreamingService } from '../../ott/streamingService';
import {
  ottQuickPayText,
  paymentResultText,
  paymentStatusText,
  termText,
  upiText,
} from '../../payments.text';
import { STATUS_LOOKS } from '../../status/shownStatus';
import { useShownRequest } from './useShownRequest';
import { RequestHelp, WaitingRequest } from './WaitingRequest';

export interface UpiRequestProps {
  readonly attempt: PaymentAttempt;
  /** What “Pay” does. While it is given, the request shows its price and “Pay” in place of the code. */
  readonly onPay?: (() => void) | undefined;
  /** Requests the same payment again. Offered only once it is certain that this request was not paid. */
  readonly onRepeat?: (() => void) | undefined;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}

const isNone = () => false;

/** The request to pay that is named in the URL, or a note that this browser has no such request. */
export const ShownRequest = () => {
  const t = useText(upiText);
  const { request, close } = useShownRequest(isNone);
  if (request) return <UpiRequest attempt={request} onClose={close} />;
  return (
    <>
      <Alert tone="warn">{t.gone}</Alert>
      <Button wide tone="ghost" onClick={close}>
        {t.back}
      </Button>
    </>
  );
};

/** A request to pay and its outcome. A paid request leads to the result screen. */
export const UpiRequest = ({
  attempt,
  onPay,
  onRepeat,
  isBusy = false,
  onClose,
}: UpiRequestProps) => {
  const t = useText(upiText);
  const txnid = txnidOf(attempt);
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const section = useRef<HTMLDivElement>(null);
  // The button with the focus was removed with its form, so the request takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus();
  }, []);
  const isPaid =
    attempt.step === 'paid' || (checked?.confirmed === true && checked.status === 'paid');
  const [wasPaid] = useState(isPaid);
  if (isPaid) return <Paid id={attempt.id} txnid={txnid} isNews={!wasPaid} />;
  return (
    <Stack ref={section} tabIndex={-1}>
      <BillFacts attempt={attempt} />
      {attempt.step === 'awaitingApp' && <WaitingRequest request={attempt} onPay={onPay} />}
      {attempt.step === 'failed' && (
        <Failed attempt={attempt} isBusy={isBusy} onRepeat={onRepeat} />
      )}
      {attempt.step === 'left' && (
        <>
          <OutcomePanel state="cancelled" role="alert" head={<p>{t.left}</p>} />
          <ButtonLink wide tone="ghost" to={paymentStatusPath(txnid)}>
            {t.checkStatus}
          </ButtonLink>
        </>
      )}
      {/* `WaitingRequest` has buttons of its own. */}
      {attempt.step !== 'awaitingApp' && (
        <Button wide tone="ghost" onClick={onClose}>
          {t.back}
        </Button>
      )}
    </Stack>
  );
};

interface PaidProps {
  readonly id: string;
  readonly txnid: string;
  readonly isNews: boolean;
}

/** Opens the result screen once. A payer who comes back from there stays here. */
const Paid = ({ id, txnid, isNews }: PaidProps) => {
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isNews) dispatch(resultReached({ id, txnid }));
  }, [dispatch, isNews, id, txnid]);
  return <ButtonLink to={paymentStatusPath(txnid)}>{t.result}</ButtonLink>;
};

/** The facts of the bill. After a reload the account holder is not known. */
const BillFacts = ({ attempt }: { readonly attempt: PaymentAttempt }) => {
  const { id, bill } = attempt;
  const t = useText(upiText);
  const { term } = useText(termText);
  const service = useAppSelector((state) => selectService(state, id));
  const streaming = useStreamingService(attempt);
  return (
    <FactList
      look="fillingCompact"
      facts={[
        [t.amount, <Money key="amount" amount={bill.amount} size="big" />],
        bill.purpose === 'OTT' ? [t.service, streaming.name] : null,
        streaming.term === '' ? null : [term, streaming.term],
        service ? [t.whose, service.subscribername] : null,
        [t.number, <ReferenceText key="number" text={visibleEndOf(bill.account)} />],
      ]}
    />
  );
};

interface FailedProps extends Pick<UpiRequestProps, 'onRepeat'> {
  readonly attempt: Extract<PaymentAttempt, { readonly step: 'failed' }>;
  readonly isBusy: boolean;
}

/**
 * A failed request to pay. It says that nothing was taken only if no request was created, or if this page has read that
 * from the operator.
 */
const Failed = ({ attempt, onRepeat, isBusy }: FailedProps) => {
  const t = useText(upiText);
  const { ask } = useText(ottQuickPayText);
  const { titles } = useText(paymentStatusText);
  const { maybeTaken, comingBack } = useText(paymentResultText);
  const { txnid, reason, bill } = attempt;
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const status = txnid === '' ? 'failed' : paymentStatusOf(checked, attempt, false);
  const isTaken = status === 'maybeTaken' || status === 'comingBack';
  const title = titles[isTaken ? STATUS_LOOKS[status].title : 'failed'];
  return (
    <>
      <OutcomePanel
        state="failed"
        role="alert"
        head={<h2>{isNothingTaken(status) ? t.failed : title}</h2>}
      >
        {status === 'maybeTaken' && <p>{maybeTaken}</p>}
        {status === 'comingBack' && <p>{comingBack(moneyText(bill.amount))}</p>}
        {reason.sentence && <p>{t.failedDescription(reason.sentence)}</p>}
      </OutcomePanel>
      {onRepeat && !isTaken && (
        <Button wide busy={isBusy} onClick={onRepeat}>
          {isPricedLater(bill) ? ask : t.newCode}
        </Button>
      )}
      {txnid !== '' && <RequestHelp question="failed" request={attempt} />}
    </>
  );
};
