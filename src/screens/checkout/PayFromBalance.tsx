import { payFromBalance, selectIsOrderInDoubt } from '../../../store/checkout';
import type { Failure } from '../../../store/failure';
import { selectStatus } from '../../../store/flows';
import { sentenceOf } from '../../../store/messages';
import type { Paise } from '../../../store/money';
import { loadSubscriber, selectUserInfo } from '../../../store/subscriber';
import { useAttempt } from '../../frame/useAttempt';
import { HOME } from '../../routing/guard';
import { spoken } from '../../text/spoken';
import { useLanguage, useText } from '../../text/useText';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { moneyText } from '../../ui/moneyText';
import { Notice } from '../../ui/Notice';
import { useSay, useStore } from '../../useStore';
import { orderText } from './order.text';

interface PayProps {
  readonly total: Paise;
}

/** The balance pays when it is enough; otherwise it says what is missing. */
export const PayFromBalance = ({ total }: PayProps) => {
  const t = useText(orderText);
  const balance = useStore(selectUserInfo)?.balance ?? null;
  const missing = (balance === null ? 0 : Math.max(0, total - balance)) as Paise; // whole paise stay whole
  return (
    <>
      <h2>{t.pay}</h2>
      <p>
        {t.balance}: <strong>{moneyText(balance)}</strong>
      </p>
      {balance === null ? (
        <NoBalance />
      ) : missing > 0 ? (
        <Short by={missing} />
      ) : (
        <Press total={total} />
      )}
    </>
  );
};

const Press = ({ total }: PayProps) => {
  const t = useText(orderText);
  const say = useSay();
  const { isBusy, failure, begin } = useAttempt(payFromBalance);
  const press = () => {
    begin();
    say(payFromBalance.requested({ total }));
  };
  return (
    <>
      <Refused because={failure} />
      <Button wide busy={isBusy} onClick={press}>
        {t.payFromBalance(moneyText(total))}
      </Button>
    </>
  );
};

const Short = ({ by }: { readonly by: Paise }) => {
  const t = useText(orderText);
  return (
    <>
      <Notice tone="warn">{t.short(moneyText(by))}</Notice>
      <ButtonLink wide to={`${HOME}/topup`}>
        {t.topUp}
      </ButtonLink>
    </>
  );
};

const NoBalance = () => {
  const t = useText(orderText);
  const say = useSay();
  const status = useStore((state) => selectStatus(state, loadSubscriber));
  if (status !== 'failed') return null;
  return (
    <Notice
      tone="warn"
      action={
        <button type="button" onClick={() => say(loadSubscriber.requested())}>
          {t.askAgain}
        </button>
      }
    >
      {t.unknownBalance}
    </Notice>
  );
};

/** A no is certain: nothing was paid, and why. What is in doubt is told above the cart. */
const Refused = ({ because: failure }: { readonly because: Failure | null }) => {
  const t = useText(orderText);
  const language = useLanguage();
  const isInDoubt = useStore(selectIsOrderInDoubt);
  if (!failure || isInDoubt) return null;
  return (
    <Notice spoken tone="bad">
      {t.failed} {spoken(sentenceOf(failure), language)}
    </Notice>
  );
};
