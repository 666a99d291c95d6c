import { useMemo } from 'react';
import { packsToday, type LastHome } from '../../../store/packs/lastHome';
import { packStateOf } from '../../../store/packs/packs';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { DateText, DaysLeft } from '../../ui/data/DateText';
import { List, Row } from '../../ui/data/List';
import { MomentText } from '../../ui/data/MomentText';
import { Money } from '../../ui/data/Money';
import { TextOr } from '../../ui/data/TextOr';
import { SoftText } from '../../ui/layout/SoftText';
import { dashboardText } from './dashboard.text';
import { AmountBlock, AmountLabel, BigAmount, RenewalArea, StateCard } from './homeLayout';
import { NextEnding } from './NextEnding';

interface LastKnownProps {
  readonly last: LastHome;
}

interface LastKnownStateProps extends LastKnownProps {
  readonly onRetry: () => void;
}

const useToday = (last: LastHome) => useMemo(() => packsToday(last, Date.now()), [last]);

/** What this device knew when the home screen was last loaded: how the packs stand, the balance, and since when. */
export const LastKnownState = ({ last, onRetry }: LastKnownStateProps) => {
  const t = useText(dashboardText);
  const packState = packStateOf(useToday(last));
  return (
    <StateCard>
      {packState.running === 0 ? <p>{t.noPacks}</p> : <NextEnding packState={packState} />}
      <RenewalArea>
        <AmountBlock>
          <AmountLabel>{t.lastBalance}</AmountLabel>
          <BigAmount>
            <Money amount={last.balance} />
          </BigAmount>
        </AmountBlock>
        <SoftText>
          {t.lastKnown} <MomentText moment={new Date(last.at).toISOString()} />
        </SoftText>
        <Button tone="ghost" wide onClick={onRetry}>
          {t.again}
        </Button>
      </RenewalArea>
    </StateCard>
  );
};

/** Every pack with its end. A household may have the same pack on two boxes. */
export const LastKnownPacks = ({ last }: LastKnownProps) => (
  <List>
    {useToday(last).map(({ productname, expirydate, daysleft }, at) => (
      <Row
        key={at}
        title={<TextOr text={productname} />}
        sub={<DateText date={expirydate} />}
        end={<DaysLeft days={daysleft} />}
      />
    ))}
  </List>
);
