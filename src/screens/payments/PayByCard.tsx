import type { Failure } from '../../../store/failure';
import { sentenceOf } from '../../../store/messages';
import { beginPayment } from '../../../store/payments';
import type { Bill } from '../../../store/payments/attempt';
import { useAttempt } from '../../frame/useAttempt';
import { spoken } from '../../text/spoken';
import { useLanguage, useText } from '../../text/useText';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../useStore';
import { payText } from './pay.text';

interface PayProps {
  /** Asked for at the press; null when what was typed cannot be paid, which the form then says. */
  readonly bill: () => Bill | null;
  readonly label: string;
}

/** One press, one attempt: it leads to the provider's page, and never past one that is still open. */
export const PayByCard = ({ bill, label }: PayProps) => {
  const t = useText(payText);
  const say = useSay();
  const { isBusy, failure, hasSucceeded, begin } = useAttempt(beginPayment);
  const press = () => {
    const wanted = bill();
    if (!wanted) return;
    begin();
    say(beginPayment.requested({ bill: wanted, method: 'CARD' }));
  };
  return (
    <>
      {failure && <Refused because={failure} />}
      <Button wide busy={isBusy} onClick={press}>
        {label}
      </Button>
      {hasSucceeded && <p role="status">{t.going}</p>}
    </>
  );
};

const Refused = ({ because: failure }: { readonly because: Failure }) => {
  const t = useText(payText);
  const language = useLanguage();
  return (
    <Notice spoken tone="bad">
      {whyNot(failure, t) ?? `${t.refused} ${spoken(sentenceOf(failure), language)}`}
    </Notice>
  );
};

/** Money cannot have moved before the provider's page: whatever went wrong, this press paid nothing. */
const whyNot = (failure: Failure, t: Sentences): string | null => {
  if (failure.kind !== 'refused') return t.neverBegan;
  if (failure.code === 'PAYMENT_OPEN') return t.open;
  if (failure.code === 'JUST_PAID') return t.justPaid;
  return failure.code === 'AMOUNT_CHANGED' ? t.changed : null;
};

type Sentences = Readonly<Record<'changed' | 'justPaid' | 'neverBegan' | 'open', string>>;
