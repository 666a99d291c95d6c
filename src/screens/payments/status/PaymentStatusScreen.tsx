import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectIsUnderMaintenance } from '../../../../store/app/maintenance';
import { selectHasTermsToAccept, selectIsLoggedIn } from '../../../../store/identity/session';
import {
  paymentAcknowledged,
  paymentWatched,
  selectAttemptByTxnid,
  selectChecked,
  selectIsWatched,
} from '../../../../store/payments/payments';
import { isUnknownReference, paymentStatusOf } from '../../../../store/payments/paymentStatus';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { LazyHomeFrame } from '../../../app/frame/LazyHomeFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ScreenSkeleton } from '../../../app/lazy/ScreenSlot';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Field } from '../../../ui/forms/Field';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { paymentStatusText } from '../payments.text';
import { PaymentStatusView } from './PaymentStatusView';
import { MAX_TXNID_LENGTH, useTxnid, useTxnidHint } from './txnidInAddress';

/** The portal's frame if the subscriber may use its menu, otherwise the frame without a login. */
const PaymentFrame = ({ children }: { readonly children: ReactNode }) => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isClosed = useAppSelector(selectIsUnderMaintenance);
  const hasTerms = useAppSelector(selectHasTermsToAccept);
  const plain = <EntryFrame>{children}</EntryFrame>;
  if (!isLoggedIn || isClosed || hasTerms) return plain;
  return (
    <LazyHomeFrame skeleton={<ScreenSkeleton />} failed={() => plain}>
      {children}
    </LazyHomeFrame>
  );
};

interface TxnidFormProps {
  /** A reference that the operator does not know. It is the initial value of the field. */
  readonly unknown?: string;
}

/** Asks for the reference if the URL has none, or if the operator does not know it. */
const TxnidForm = ({ unknown = '' }: TxnidFormProps) => {
  const t = useText(paymentStatusText);
  const [, setQuery] = useSearchParams();
  const hint = useTxnidHint();
  const dispatch = useAppDispatch();
  const isChecking = useAppSelector((state) => selectIsWatched(state, unknown));
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const txnid = typedIn(event.currentTarget, 'txnid').trim();
    setMissing(txnid === '');
    // Submitting the same reference again does not change the URL, so the check is requested here.
    if (txnid !== '' && txnid === unknown) dispatch(paymentWatched({ txnid }));
    else if (txnid !== '') setQuery({ txnid });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <FormLayout method="post" busy={isChecking} noValidate onSubmit={submit}>
      <Field
        name="txnid"
        label={t.reference}
        defaultValue={unknown || hint}
        maxLength={MAX_TXNID_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isMissing ? t.referenceMissing : undefined}
      />
      <Button type="submit" wide busy={isChecking}>
        {t.ask}
      </Button>
    </FormLayout>
  );
};

/**
 * The screen to which the card provider sends the subscriber back. The URL says only which payment to check; the result
 * comes from the operator.
 */
export const PaymentStatusScreen = () => {
  const t = useText(paymentStatusText);
  const txnid = useTxnid();
  if (txnid === '')
    return (
      <EntryFrame title={t.which} lead={t.whichDescription}>
        <TxnidForm />
      </EntryFrame>
    );
  return <WatchedPayment key={txnid} txnid={txnid} />;
};

const WatchedPayment = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const attempt = useAppSelector((state) => selectAttemptByTxnid(state, txnid));
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  useEffect(() => {
    dispatch(paymentWatched({ txnid }));
  }, [dispatch, txnid]);
  const status = paymentStatusOf(checked, attempt, isWatched);
  useEffect(() => {
    if (status === 'paid') dispatch(paymentAcknowledged({ txnid }));
  }, [dispatch, status, txnid]);
  if (isUnknownReference(checked, attempt))
    return (
      <EntryFrame title={t.unknownReference} lead={t.unknownReferenceDescription}>
        <TxnidForm unknown={txnid} />
      </EntryFrame>
    );
  return (
    <PaymentFrame>
      <PaymentStatusView
        status={status}
        txnid={txnid}
        checked={checked}
        attempt={attempt}
        isWatched={isWatched}
      />
    </PaymentFrame>
  );
};
