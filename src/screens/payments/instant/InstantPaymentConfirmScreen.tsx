import { useLocation } from 'react-router-dom';
import { INSTANT_PAYMENT } from '../../../../store/core/paths';
import {
  amountDue,
  isInactive,
  savedNumberRemoved,
  saveNumber,
  selectAccountDetails,
  selectSavedNumber,
} from '../../../../store/payments/instantPayment';
import { maskedEmail, visibleEndOf } from '../../../../store/payments/maskedAccount';
import type { InstantCustomer } from '../../../../store/wire/entities/payments/instantPayment';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { type FlowRequest, useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { SoftText } from '../../../ui/layout/Text';
import { instantPaymentConfirmText, instantPaymentText, savedNumbersText } from '../payments.text';
import { NumberForm } from './NumberForm';

interface SaveNumberProps {
  readonly account: string;
  /** The request to save this number. The request of another number is not shown here. */
  readonly request: FlowRequest;
}

/**
 * A checkbox that saves the number on this device. It is unticked by default, because others may use the device.
 * Unticking removes the saved number at once.
 */
const SaveNumber = ({ account, request }: SaveNumberProps) => {
  const t = useText(savedNumbersText);
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => selectSavedNumber(state, account));
  const { isBusy, failure, hasBegun, begin } = request;
  return (
    <Checkbox
      name="keep"
      label={t.keep}
      hint={t.keepHint(visibleEndOf(account))}
      checked={saved !== null || (hasBegun && isBusy)}
      error={failure && saved === null ? t.notKept : undefined}
      onChange={({ target }) => {
        if (target.checked) {
          begin();
          dispatch(saveNumber.requested(account));
        } else if (saved) dispatch(savedNumberRemoved(saved.id));
      }}
    />
  );
};

/** The amount and the request to pay, loaded after the connection is shown. */
const PayInstantly = lazyPart({
  id: 'instant-pay',
  load: async () =>
    (await import(/* webpackChunkName: "upi" */ '../upi/PayInstantly')).PayInstantly,
  needs: ['payments'],
});

/**
 * Shows the connection that was looked up. The URL ends in an id that only the tab of the lookup knows. In any other
 * tab the screen asks for the number again.
 */
export const InstantPaymentConfirmScreen = () => {
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const details = useAppSelector((state) => selectAccountDetails(state, id));
  return details ? <Confirm key={id} details={details} /> : <NumberAgain />;
};

const NumberAgain = () => {
  const t = useText(instantPaymentText);
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <Alert tone="warn">{t.stale}</Alert>
      <NumberForm />
    </EntryFrame>
  );
};

const Confirm = ({ details }: { readonly details: InstantCustomer }) => {
  const t = useText(instantPaymentConfirmText);
  // `SaveNumber` loses its state when `PayInstantly` has loaded and replaces the skeleton, so this component keeps the
  // request.
  const saveRequest = useFlowRequest(saveNumber);
  const connection = (
    <>
      <SoftText>{t.lead}</SoftText>
      <Account details={details} />
      <SaveNumber account={details.customeridentity} request={saveRequest} />
    </>
  );
  return (
    <EntryFrame title={t.title}>
      <PayInstantly
        connection={connection}
        details={details}
        skeleton={
          <>
            {connection}
            <SkeletonLines count={4} />
          </>
        }
        failed={(retry) => (
          <>
            {connection}
            <TryAgain sentence={t.payMissing} onRetry={retry} />
          </>
        )}
      />
      <ButtonLink wide tone="ghost" to={INSTANT_PAYMENT}>
        {t.other}
      </ButtonLink>
    </EntryFrame>
  );
};

/** The masked address. A line breaks before the '@' rather than within the domain. */
const MaskedEmail = ({ email }: { readonly email: string }) => {
  const masked = maskedEmail(email);
  const at = Math.max(0, masked.lastIndexOf('@'));
  return (
    <>
      {masked.slice(0, at)}
      <wbr />
      {masked.slice(at)}
    </>
  );
};

const Account = ({ details }: { readonly details: InstantCustomer }) => {
  const t = useText(instantPaymentConfirmText);
  const { subscribername, accountno, mobileno, region, currentbalance } = details;
  const { email, customertype, frcode } = details;
  const due = amountDue(details);
  return (
    <>
      {isInactive(details) && <Alert tone="warn">{t.inactive}</Alert>}
      <FactList
        look="fillingCompact"
        facts={[
          [t.name, <TextOrDashes key="name" text={subscribername} />],
          due === null
            ? [t.balance, <Money key="balance" amount={currentbalance} />]
            : [t.due, <Money key="due" amount={due} />],
          [t.account, <TextOrDashes key="account" text={accountno} />],
          [t.mobile, <TextOrDashes key="mobile" text={mobileno} />],
          [t.region, <TextOrDashes key="region" text={region} />],
          email === '' ? null : [t.email, <MaskedEmail key="email" email={email} />],
          customertype === '' ? null : [t.customertype, inWords(t.types, customertype)],
          frcode === '' ? null : [t.frcode, frcode],
        ]}
      />
      <SoftText>{t.noEnd}</SoftText>
    </>
  );
};
