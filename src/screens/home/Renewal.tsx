import type { Paise } from '../../../store/core/money';
import type { Renewable } from '../../../store/packs/packs';
import { selectUserInfo } from '../../../store/account/subscriber';
import { MY_PACKS, RENEW } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { DateText } from '../../ui/data/DateText';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';
import { Big, Bill, Enough, Figures, Label, Soft } from './sheets';

interface LaterProps {
  readonly of: Renewable;
}

interface RenewalProps extends LaterProps {
  /** The packs have ended already. */
  readonly isOver: boolean;
}

/** What it costs to go on, whether the balance is enough for it, and the one thing to press. */
export const Renewal = ({ of: renewable, isOver }: RenewalProps) => {
  const t = useText(dashboardText);
  const { packs, total, tax } = renewable;
  if (packs.length === 0) return <Later of={renewable} />;
  return (
    <Bill>
      <Figures>
        <Label>{isOver ? t.toRestart(packs.length) : t.toRenew(packs.length)}</Label>
        <Big>
          <Money of={total} />
        </Big>
        <Soft>{tax === null ? t.beforeTax : t.gst(moneyText(tax))}</Soft>
        <Balance total={total} />
      </Figures>
      <ButtonLink wide to={RENEW}>
        {t.renew}
      </ButtonLink>
    </Bill>
  );
};

const Balance = ({ total }: { readonly total: Paise | null }) => {
  const t = useText(dashboardText);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  if (balance === null || total === null) return <Enough />;
  const isShort = balance < total;
  const amount = moneyText(balance);
  return <Enough $short={isShort}>{isShort ? t.tooLow(amount) : t.covers(amount)}</Enough>;
};

/** Too early, or nothing of it can be renewed: from when it can, as prominent as the amount would be. */
const Later = ({ of: { from } }: LaterProps) => {
  const t = useText(dashboardText);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  return (
    <Bill>
      <Figures>
        <Label>{from === '' ? t.nothingToRenew : t.renewFrom}</Label>
        <Big>
          <DateText of={from} />
        </Big>
        <Enough>{balance !== null && t.balance(moneyText(balance))}</Enough>
      </Figures>
      <ButtonLink tone="ghost" wide to={MY_PACKS}>
        {t.seePacks}
      </ButtonLink>
    </Bill>
  );
};
