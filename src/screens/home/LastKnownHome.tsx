import { useMemo } from 'react';
import { type LastHome, type LastPack, packsToday } from '../../../store/packs/lastHome';
import { loadActivePacks, type PackState, packStateOf } from '../../../store/packs/packs';
import { useFailure } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { DateText, DaysLeft, SentenceWithDate } from '../../ui/data/DateText';
import { DaysLeftBar } from '../../ui/data/DaysLeftBar';
import { daysTone } from '../../ui/data/daysTone';
import { List, ListRow } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { TextOrDashes } from '../../ui/data/TextOrDashes';
import { Stack } from '../../ui/layout/Stack';
import { SoftText } from '../../ui/layout/Text';
import { dashboardText } from './home.text';
import { Headline, Tile } from './services/tileLayout';

interface LastKnownStateProps {
  readonly last: LastHome;
  readonly onRetry: () => void;
}

/**
 * What this device saved when the home screen was last loaded: the packs, the balance and the time. The view has no
 * buttons that pay, because the amounts may have changed since. The operator's answer replaces the view.
 */
export const LastKnownState = ({ last, onRetry }: LastKnownStateProps) => {
  const t = useText(dashboardText);
  const isOutOfReach = useFailure(loadActivePacks) !== null;
  const packs = useMemo(() => packsToday(last, Date.now()), [last]);
  const packState = packStateOf(packs);
  return (
    <Tile>
      {packState.count === 0 ? <p>{t.noPacks}</p> : <NextEnding packState={packState} />}
      <List>
        {packs.map(({ productname, expirydate, daysleft }, at) => (
          <ListRow
            // A household may have the same pack on two boxes.
            key={at}
            title={<TextOrDashes text={productname} />}
            sub={<DateText date={expirydate} />}
            end={<DaysLeft days={daysleft} />}
          />
        ))}
      </List>
      <p>
        {t.lastBalance}: <Money amount={last.balance} />
      </p>
      <SoftText>
        <SentenceWithDate
          key={isOutOfReach ? 'outOfReach' : 'updating'}
          sentence={isOutOfReach ? t.lastKnown : t.updating}
          date={new Date(last.at).toISOString()}
          withTime
        />
      </SoftText>
      {isOutOfReach && (
        <Button tone="ghost" wide onClick={onRetry}>
          {t.again}
        </Button>
      )}
    </Tile>
  );
};

/** The packs that end first, with the days left if known, and a sentence that names the packs. */
const NextEnding = ({ packState }: { readonly packState: PackState<LastPack> }) => {
  const { days, ending, expirydate } = packState;
  const t = useText(dashboardText);
  const names = t.and(ending.map(({ productname }) => productname));
  const isPlural = ending.length > 1;
  if (days === null) return <Headline>{t.running(names, isPlural)}</Headline>;
  return (
    <Stack $gap="s">
      <Headline $tone={daysTone(days) === 'danger' ? 'danger' : 'ink'}>
        <DaysLeft days={days} />
      </Headline>
      <DaysLeftBar daysLeft={days} />
      <SoftText>
        <SentenceWithDate
          sentence={(days < 0 ? t.ended : t.ends)(names, isPlural)}
          date={expirydate}
        />
      </SoftText>
    </Stack>
  );
};
