import type { Paise } from '../../../store/core/values/money';
import type { Renewable } from '../../../store/packs/packs';
import { selectUserInfo } from '../../../store/account/subscriber';
import { MY_PACKS, RENEW } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { isIn } from '../../text/words';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { DateText } from '../../ui/data/DateText';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';
import { SoftText } from '../../ui/layout/SoftText';
import { BigAmount, RenewalArea, BalanceLine, AmountBlock, AmountLabel } from './homeLayout';

interface RenewableProps {
  readonly renewable: Renewable;
}

interface RenewalSummaryProps extends RenewableProps {
  /** The packs have ended already. */
  readonly hasEnded: boolean;
}

/** What it costs to go on, whether the balance is enough for it, and the one thing to press. */
export const RenewalSummary = ({ renewable, hasEnded }: RenewalSummaryProps) => {
  const t = useText(dashboardText);
  const { packs, total, tax } = renewable;
  if (packs.length === 0) return <NotYetRenewable renewable={renewable} />;
  return (
    <RenewalArea>
      <AmountBlock>
        <AmountLabel>{hasEnded ? t.toRestart(packs.length) : t.toRenew(packs.length)}</AmountLabel>
        <BigAmount>
          <Money amount={total} />
        </BigAmount>
        <SoftText>
          {[tax === null ? t.beforeTax : t.gst(moneyText(tax)), longTermOf(packs, t)]
            .filter(Boolean)
            .join(' · ')}
        </SoftText>
        <BalanceNote total={total} />
      </AmountBlock>
      <ButtonLink wide to={RENEW}>
        {t.renew}
      </ButtonLink>
    </RenewalArea>
  );
};

/** For how long the amount pays, where that is not a month; '' for a month. */
const longTermOf = (
  packs: Renewable['packs'],
  { per, ownTerms }: (typeof dashboardText)['en'],
): string => {
  const periods = [...new Set(packs.map(({ chargeperiod }) => chargeperiod.toUpperCase()))];
  const [period = ''] = periods;
  if (periods.length > 1) return ownTerms;
  return isIn(per, period) ? per[period] : '';
};

const BalanceNote = ({ total }: { readonly total: Paise | null }) => {
  const t = useText(dashboardText);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  if (balance === null || total === null) return <BalanceLine />;
  const isShort = balance < total;
  const amount = moneyText(balance);
  return (
    <BalanceLine $short={isShort}>{isShort ? t.tooLow(amount) : t.covers(amount)}</BalanceLine>
  );
};

/** Too early, or nothing of it can be renewed: from when it can, as prominent as the amount would be. */
const NotYetRenewable = ({ renewable: { from } }: RenewableProps) => {
  const t = useText(dashboardText);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  return (
    <RenewalArea>
      <AmountBlock>
        <AmountLabel>{from === '' ? t.nothingToRenew : t.renewFrom}</AmountLabel>
        <BigAmount>
          <DateText date={from} />
        </BigAmount>
        <BalanceLine>{balance !== null && t.balance(moneyText(balance))}</BalanceLine>
      </AmountBlock>
      <ButtonLink tone="ghost" wide to={MY_PACKS}>
        {t.seePacks}
      </ButtonLink>
    </RenewalArea>
  );
};
