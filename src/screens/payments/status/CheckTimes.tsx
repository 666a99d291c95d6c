import { selectCheckTimes } from '../../../../store/payments/payments';
import { useAppSelector } from '../../../app/hooks';
import { useSecondsUntil } from '../../../app/hooks/useTimeUntil';
import { useText } from '../../../text/useText';
import { SoftText } from '../../../ui/layout/SoftText';
import { paymentResultText } from './paymentResult.text';

/** When it is asked about again. */
export const CheckTimes = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentResultText);
  const times = useAppSelector((state) => selectCheckTimes(state, txnid));
  if (!times) return <SoftText>{t.checking}</SoftText>;
  const { nextAt } = times;
  return (
    <SoftText>
      <NextCheck key={nextAt} at={nextAt} />
    </SoftText>
  );
};

const NextCheck = ({ at }: { readonly at: number }) => {
  const t = useText(paymentResultText);
  const seconds = useSecondsUntil(at);
  return seconds === 0 ? t.checking : t.nextCheck(seconds);
};
