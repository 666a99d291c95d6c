import { useState } from 'react';
import styled from 'styled-components';
import type { Paise } from '../../../store/money';
import { renewPacks, selectIsRenewing } from '../../../store/renewal';
import type { Quote } from '../../../store/renewalTerms';
import { loadSubscriber } from '../../../store/subscriber';
import { HOME } from '../../routing/guard';
import { useText } from '../../text/useText';
import { color, size } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { moneyText } from '../../ui/moneyText';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Sheet';
import { useSay, useStore } from '../../useStore';
import { namesOf } from './names';
import { Refusal } from './Refusal';
import { renewText } from './renew.text';

export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

interface PayProps {
  readonly quote: Quote;
  readonly stbno: string;
  readonly balance: Paise | null;
}

/** One press pays from the balance; where it is too small, says by how much and leads to the top-up. */
export const Pay = ({ quote, stbno, balance }: PayProps) => {
  const t = useText(renewText);
  const say = useSay();
  const isBusy = useStore(selectIsRenewing);
  const { lines, total, period, unpriced } = quote;
  const isShort = balance !== null && total !== null && total > balance;
  const obstacle = useObstacle(quote);
  if (isShort && !isBusy)
    return (
      <Stack>
        <Notice tone="warn">{t.short(moneyText((total - balance) as Paise))}</Notice>
        <Refusal />
        <ButtonLink wide to={`${HOME}/topup`}>
          {t.topUp}
        </ButtonLink>
      </Stack>
    );
  const press = () => {
    if (total !== null && lines.length > 0 && unpriced.length === 0)
      say(renewPacks.requested({ period, stbno, lines, total, balance }));
    else obstacle.show();
  };
  return (
    <Stack>
      {balance === null && <NoBalance />}
      <Refusal />
      {obstacle.shown !== null && (
        <Notice tone="bad" spoken>
          {obstacle.shown}
        </Notice>
      )}
      <Button wide busy={isBusy} onClick={press}>
        {total === null || lines.length === 0 ? t.renewNone : t.renew(moneyText(total))}
      </Button>
      <Soft>{t.fromBalance}</Soft>
    </Stack>
  );
};

/** Why the press did nothing; it goes when the reason does. */
const useObstacle = ({ lines, unpriced }: Quote) => {
  const t = useText(renewText);
  const [wasPressed, setPressed] = useState(false);
  const reason =
    unpriced.length > 0 ? t.noPrice(namesOf(unpriced)) : lines.length === 0 ? t.noneTicked : null;
  return { shown: wasPressed ? reason : null, show: () => setPressed(true) };
};

const NoBalance = () => {
  const t = useText(renewText);
  const say = useSay();
  return (
    <Notice
      action={
        <Button tone="ghost" onClick={() => say(loadSubscriber.requested())}>
          {t.again}
        </Button>
      }
    >
      {t.noBalance}
    </Notice>
  );
};
