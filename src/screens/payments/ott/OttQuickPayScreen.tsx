import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_MONEY } from '../../../../store/core/values/money';
import { ATTEMPT_PARAMETER } from '../../../../store/core/viewPaths';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { billForNumber } from '../../../../store/payments/bill';
import { startPayment } from '../../../../store/payments/payments';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { UnfinishedPayments } from '../unfinished/unfinishedPart';
import { LazyUpiRequest } from '../upi/LazyUpiRequest';
import { useShownRequest } from '../upi/request/useShownRequest';
import { UpiRefusal } from '../upi/UpiRefusal';
import { OttForm } from './OttForm';
import { ottQuickPayText } from './ottQuickPay.text';

const PRODUCT = /^[\w-]{1,64}$/;

/**
 * A streaming service of another subscriber's connection. No call tells which services there are, so it is one of those
 * that the deployment lists, the one that the address of a banner names, or else the one that the operator offers first.
 */
export const OttQuickPayScreen = () => {
  const [query] = useSearchParams();
  return (
    <OttQuickPay key={query.get(ATTEMPT_PARAMETER)} productid={query.get('productid') ?? ''} />
  );
};

const isMine = ({ bill }: PaymentAttempt) => bill.purpose === 'OTT';

const OttQuickPay = ({ productid: named }: { readonly productid: string }) => {
  const t = useText(ottQuickPayText);
  const dispatch = useAppDispatch();
  const [mobileno, setMobileno] = useState('');
  const [productid, setProductid] = useState(PRODUCT.test(named) ? named : '');
  const { isBusy, failure, begin } = useFlowRequest(startPayment);
  const { request, close, reopen } = useShownRequest(isMine);
  const ask = (number: string, service: string) => {
    const productids = service === '' ? [] : [service];
    setMobileno(number);
    setProductid(service);
    reopen();
    begin();
    dispatch(
      startPayment.requested({
        bill: billForNumber('OTT', number, NO_MONEY, productids),
        method: 'UPI',
        payee: { number, mobileno: '', email: '' },
      }),
    );
  };
  const refused = failure && <UpiRefusal failure={failure} isMine={isMine} />;
  if (request)
    return (
      <EntryFrame title={t.request}>
        {refused}
        <LazyUpiRequest
          attempt={request}
          isBusy={isBusy}
          {...(mobileno !== '' && { onRepeat: () => ask(mobileno, productid) })}
          onClose={close}
        />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <OttForm mobileno={mobileno} productid={productid} isBusy={isBusy} onSubmit={ask}>
        {refused}
      </OttForm>
      <UnfinishedPayments
        failed={(retry) => <TryAgain sentence={t.unfinishedMissing} onRetry={retry} />}
      />
    </EntryFrame>
  );
};
