import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectOttServices } from '../../../../store/app/app';
import { NO_MONEY } from '../../../../store/core/values/money';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { billForAccount } from '../../../../store/payments/bill';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { startPayment } from '../../../../store/payments/payments';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { DockedBar } from '../../../ui/layout/DockedBar';
import { ottQuickPayText } from '../payments.text';
import { UnfinishedPayments } from '../unfinished/unfinishedPart';
import type { UpiRequestProps } from '../upi/request/UpiRequest';
import { useShownRequest } from '../upi/request/useShownRequest';
import { UpiRefusal } from '../upi/UpiRefusal';

type Name = 'service' | 'mobileno';

interface OttFormProps {
  readonly mobileno: string;
  /** The service that was chosen before or that is in the address; '' for none. */
  readonly productid: string;
  readonly isBusy: boolean;
  /** `productid` is '' if the operator chooses the service. */
  readonly onSubmit: (mobileno: string, productid: string) => void;
  /** Why the last press made no request. */
  readonly children: ReactNode;
}

/**
 * Asks for the subscriber's mobile number and, if there are services to choose from, for the service. The price is in
 * the operator's answer to the request to pay.
 */
export const OttForm = ({ mobileno, productid, isBusy, onSubmit, children }: OttFormProps) => {
  const t = useText(ottQuickPayText);
  const { services, preselected } = useServices(productid);
  const [errors, setErrors] = useState<FieldErrors<Name, Name>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = mobileNumberIn(typedIn(event.currentTarget, 'mobileno'));
    const service = services.length === 0 ? productid : typedIn(event.currentTarget, 'service');
    const newErrors: FieldErrors<Name, Name> = {
      ...(services.length > 0 && service === '' && { service: 'service' }),
      ...(!MOBILE.test(number) && { mobileno: 'mobileno' }),
    };
    setErrors(newErrors);
    if (Object.keys(newErrors).length === 0) onSubmit(number, service);
  };
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} texts={t.errors} />
      {services.length > 0 && (
        <RadioGroup
          name="service"
          label={t.service}
          choices={services.map(({ productid: value, name }) => ({ value, label: name }))}
          defaultValue={preselected}
          error={errors.service && t.errors[errors.service]}
        />
      )}
      <Field
        name="mobileno"
        label={t.mobileno}
        hint={t.mobilenoHint}
        error={errors.mobileno && t.errors[errors.mobileno]}
        type="tel"
        autoComplete="tel"
        prefix="+91"
        maxLength={40}
        defaultValue={mobileno}
      />
      <p>{t.price}</p>
      <DockedBar>
        {children}
        <Button type="submit" wide busy={isBusy}>
          {t.ask}
        </Button>
      </DockedBar>
    </FormLayout>
  );
};

/** The configured services; none if the URL names another service. A single service is preselected. */
const useServices = (productid: string) => {
  const listed = useAppSelector(selectOttServices);
  const isListed = listed.some((service) => service.productid === productid);
  const services = productid === '' || isListed ? listed : [];
  return {
    services,
    preselected: services.length === 1 ? services[0]?.productid : productid,
  };
};

/** The request to pay, loaded when there is one. */
const UpiRequest = lazyPart<UpiRequestProps>({
  id: 'upi-request',
  load: async () =>
    (await import(/* webpackChunkName: "upi" */ '../upi/request/UpiRequest')).UpiRequest,
});

const PRODUCT = /^[\w-]{1,64}$/;

/** Puts the requested service into the address, so that a reload shows the request for this service. */
const namingService = (productid: string) => (query: URLSearchParams) => {
  query.set('productid', productid);
  return query;
};

/**
 * Pays for a streaming service by the subscriber's mobile number. The operator has no call that lists the services: the
 * service comes from the configuration or from the link of a banner, or the operator chooses it.
 *
 * “Show price” makes the request to pay, because no other call gives the price. “Pay” names the request in the address
 * and shows its QR code or, on a phone, opens the payer's app. A reload then shows the request in the same way.
 */
export const OttQuickPayScreen = () => {
  const t = useText(ottQuickPayText);
  const dispatch = useAppDispatch();
  const [query, setQuery] = useSearchParams();
  const productInAddress = query.get('productid') ?? '';
  const [mobileno, setMobileno] = useState('');
  const [productid, setProductid] = useState(
    PRODUCT.test(productInAddress) ? productInAddress : '',
  );
  const { isBusy, failure, begin } = useFlowRequest(startPayment);
  // After a reload the number is not known, and the service is known only from the address. An unknown number or
  // service matches every attempt.
  const isMine = ({ bill }: PaymentAttempt) =>
    bill.purpose === 'OTT' &&
    (productid === '' || bill.productids.includes(productid)) &&
    (mobileno === '' || bill.account === maskedAccountOf(mobileno));
  const { isJournalRead, request, isNamed, nameInAddress, close, reopen } = useShownRequest(isMine);
  const ask = (number: string, service: string) => {
    const productids = service === '' ? [] : [service];
    setMobileno(number);
    setProductid(service);
    if (productInAddress !== '') setQuery(namingService(service), { replace: true });
    reopen();
    begin();
    dispatch(
      startPayment.requested({
        bill: billForAccount('OTT', maskedAccountOf(number), NO_MONEY, productids),
        method: 'UPI',
        payee: { number, mobileno: '', email: '' },
      }),
    );
  };
  const titleOf = ({ step }: PaymentAttempt) => {
    if (isNamed) return t.request;
    return step === 'awaitingApp' ? t.priced : t.title;
  };
  const refused = failure && <UpiRefusal failure={failure} isMine={isMine} />;
  if (request)
    return (
      <EntryFrame title={titleOf(request)} view={isNamed ? 'code' : 'price'}>
        {refused}
        <UpiRequest
          attempt={request}
          onPay={isNamed ? undefined : nameInAddress}
          isBusy={isBusy}
          onRepeat={mobileno === '' ? undefined : () => ask(mobileno, productid)}
          onClose={close}
          skeleton={<SkeletonLines count={4} />}
          failed={(retry) => <TryAgain sentence={t.requestMissing} onRetry={retry} />}
        />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <OttForm
        mobileno={mobileno}
        productid={productid}
        isBusy={isBusy || !isJournalRead}
        onSubmit={ask}
      >
        {refused}
      </OttForm>
      <UnfinishedPayments
        failed={(retry) => <TryAgain sentence={t.unfinishedMissing} onRetry={retry} />}
      />
    </EntryFrame>
  );
};
