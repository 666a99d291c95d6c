import { useEffect, useRef, useState } from 'react';
import {
  resultReached,
  selectChecked,
  selectService,
} from '../../../../../store/payments/payments';
import { visibleEndOf } from '../../../../../store/payments/maskedAccount';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/forms/Button';
import { ButtonLink } from '../../../../ui/forms/ButtonLink';
import { Money } from '../../../../ui/data/Money';
import { Alert } from '../../../../ui/feedback/Alert';
import { Stack } from '../../../../ui/layout/Card';
import { TextOr } from '../../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { FactList } from './FactList';
import { paymentStatusPath } from '../../pay/paymentStatusPath';
import { upiText } from './upi.text';
import { WaitingRequest } from './WaitingRequest';

export interface UpiRequestProps {
  readonly of: PaymentAttempt;
  /** Asks for the same anew: only after the operator has said that this one was not paid. */
  readonly onAgain?: () => void;
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}

/** A request to pay and what becomes of it. What was paid is shown where every payment is. */
export const UpiRequest = ({ of: attempt, onAgain, isBusy, onClose }: UpiRequestProps) => {
  const txnid = 'txnid' in attempt ? attempt.txnid : '';
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its form.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  const isPaid =
    attempt.step === 'paid' || (checked?.confirmed === true && checked.status === 'paid');
  const [wasPaid] = useState(isPaid);
  if (isPaid) return <Paid id={attempt.id} txnid={txnid} isNews={!wasPaid} />;
  return (
    <Stack ref={place} tabIndex={-1}>
      <WhatFor of={attempt} txnid={txnid} />
      {attempt.step === 'awaitingApp' && <WaitingRequest of={attempt} />}
      {attempt.step === 'failed' && (
        <Failed why={attempt.why.sentence} isBusy={isBusy ?? false} onAgain={onAgain} />
      )}
      {attempt.step === 'left' && <Left txnid={txnid} />}
      <Back onClose={onClose} isWaiting={attempt.step === 'awaitingApp'} />
    </Stack>
  );
};

interface PaidProps {
  readonly id: string;
  readonly txnid: string;
  readonly isNews: boolean;
}

/** Leads to the result when it comes; whoever comes back to it from there is not sent away again. */
const Paid = ({ id, txnid, isNews }: PaidProps) => {
  const t = useText(upiText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isNews) dispatch(resultReached({ id, txnid }));
  }, [dispatch, isNews, id, txnid]);
  return <ButtonLink to={paymentStatusPath(txnid)}>{t.result}</ButtonLink>;
};

/** After a reload only the operator's answers still know what the service is called. */
const WhatFor = ({ of: { id, bill }, txnid }: { of: PaymentAttempt; txnid: string }) => {
  const t = useText(upiText);
  const service = useAppSelector((state) => selectService(state, id));
  const told = useAppSelector((state) => selectChecked(state, txnid)?.productinfo ?? '');
  const name = service?.productname || told;
  return (
    <FactList
      of={[
        [t.amount, <Money key="amount" of={bill.amount} size="big" />],
        ...(bill.purpose === 'OTT'
          ? [[t.service, <TextOr key="name" text={name} />] as const]
          : []),
        ...(service
          ? [[t.whose, <TextOr key="whose" text={service.subscribername} />] as const]
          : []),
        [t.number, visibleEndOf(bill.account)],
      ]}
    />
  );
};

interface FailedProps {
  readonly why: string;
  readonly onAgain: (() => void) | undefined;
  readonly isBusy: boolean;
}

const Failed = ({ why, onAgain, isBusy }: FailedProps) => {
  const t = useText(upiText);
  return (
    <>
      <Alert live tone="bad">
        {t.failed} {why && t.failedWhy(why)}
      </Alert>
      {onAgain && (
        <Button wide busy={isBusy} onClick={onAgain}>
          {t.newCode}
        </Button>
      )}
    </>
  );
};

const Left = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(upiText);
  return (
    <>
      <Alert live tone="warn">
        {t.left}
      </Alert>
      <ButtonLink wide tone="ghost" to={paymentStatusPath(txnid)}>
        {t.checkAgain}
      </ButtonLink>
    </>
  );
};

const Back = ({ onClose, isWaiting }: { onClose: () => void; isWaiting: boolean }) => {
  const t = useText(upiText);
  // While it waits there are ways enough, and what was typed is agreed to.
  return isWaiting ? null : (
    <Button wide tone="ghost" onClick={onClose}>
      {t.back}
    </Button>
  );
};
