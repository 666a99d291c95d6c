import { selectOttServices } from '../../../../store/app/app';
import { type PaymentAttempt, txnidOf } from '../../../../store/payments/attempt';
import { selectChecked, selectService } from '../../../../store/payments/payments';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { termText } from '../payments.text';

interface StreamingService {
  readonly name: string;
  readonly term: string;
}

/**
 * The streaming service that an attempt pays for. The name or the term is '' while it is unknown. Both are '' if the
 * attempt pays for something else. The operator names the service and its term with the request to pay. After a reload
 * the name comes from the status answer or the configuration, and the term is unknown.
 */
export const useStreamingService = (attempt: PaymentAttempt | null): StreamingService => {
  const { terms } = useText(termText);
  const named = useAppSelector((state) => selectService(state, attempt?.id ?? ''));
  const checked = useAppSelector((state) => selectChecked(state, attempt ? txnidOf(attempt) : ''));
  const listed = useAppSelector(selectOttServices);
  if (attempt?.bill.purpose !== 'OTT') return { name: '', term: '' };
  const [productid] = attempt.bill.productids;
  const inConfiguration = listed.find((service) => service.productid === productid);
  return {
    name: named?.productname || checked?.productinfo || inConfiguration?.name || '',
    term: inWords(terms, named?.chargeperiod ?? ''),
  };
};
