import { useEffect, useRef, useState } from 'react';
import { paymentStatusPath } from '../../../../../store/core/viewPaths';
import {
  type AttemptIn,
  isPricedLater,
  type PaymentAttempt,
  txnidOf,
} from '../../../../../store/payments/attempt';
import { visibleEndOf } from '../../../../../store/payments/maskedAccount';
import {
  resultReached,
  selectChecked,
  selectService,
} from '../../../../../store/payments/payments';
import {
  isNothingTaken,
  type PaymentStatus,
  paymentStatusOf,
} from '../../../../../store/payments/paymentStatus';
import {
  type CheckedPayment,
  hasFailedWithoutMoney,
} from '../../../../../store/payments/statusCheck';
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
      {(attempt.step === 'failed' || attempt.step === 'unknown') && (
        <Ended attempt={attempt} isBusy={isBusy} onRepeat={onRepeat} />
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

interface EndedProps extends Pick<UpiRequestProps, 'onRepeat'> {
  readonly attempt: AttemptIn<'failed' | 'unknown'>;
  readonly isBusy: boolean;
}

/** Until this page has the operator's answer, the journal alone says how the request ended. */
const endedStatusOf = (
  attempt: EndedProps['attempt'],
  checked: CheckedPayment | null,
): PaymentStatus => {
  if (hasFailedWithoutMoney(attempt, checked)) return 'failed';
  return checked === null ? 'unknown' : paymentStatusOf(checked, attempt, false);
};

/**
 * A request to pay that failed, or whose answer does not fit the bill. It says that nothing was taken only if no request
 * was created, or if this page has read that from the operator.
 */
const Ended = ({ attempt, onRepeat, isBusy }: EndedProps) => {
  const t = useText(upiText);
  const { ask } = useText(ottQuickPayText);
  const { titles, withProvider } = useText(paymentStatusText);
  const { maybeTaken, comingBack, dontPay } = useText(paymentResultText);
  const { txnid, bill } = attempt;
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const status = endedStatusOf(attempt, checked);
  const { phase, state, title } = STATUS_LOOKS[status];
  const isUnsettled = phase === 'unsettled';
  const isNoneTaken = txnid === '' || isNothingTaken(paymentStatusOf(checked, attempt, false));
  const reason = attempt.step === 'failed' && !isUnsettled ? attempt.reason.sentence : '';
  return (
    <>
      <OutcomePanel
        state={state}
        role="alert"
        head={<h2>{isNoneTaken ? t.failed : titles[title]}</h2>}
      >
        {status === 'maybeTaken' && <p>{maybeTaken}</p>}
        {status === 'comingBack' && <p>{comingBack(moneyText(bill.amount))}</p>}
        {status === 'withProvider' && <p>{withProvider}</p>}
        {isUnsettled && <p>{dontPay}</p>}
        {reason && <p>{t.failedDescription(reason)}</p>}
      </OutcomePanel>
      {onRepeat && status === 'failed' && (
        <Button wide busy={isBusy} onClick={onRepeat}>
          {isPricedLater(bill) ? ask : t.newCode}
        </Button>
      )}
      {isUnsettled && (
        <ButtonLink wide tone="ghost" to={paymentStatusPath(txnid)}>
          {t.checkStatus}
        </ButtonLink>
      )}
      {txnid !== '' && (
        <RequestHelp question={state === 'failed' ? 'failed' : 'unconfirmed'} request={attempt} />
      )}
    </>
  );
};
