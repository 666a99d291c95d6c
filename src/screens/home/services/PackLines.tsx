import { shownPriceOf } from '../../../../store/core/values/price';
import { packKey } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { DaysLeft } from '../../../ui/data/DateText';
import { daysTone } from '../../../ui/data/daysTone';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText, Text } from '../../../ui/layout/Text';
import { dashboardText, homeText } from '../home.text';

/** The most packs that a tile lists. A line below says how many more there are. */
const SHOWN = 3;

interface PackLinesProps {
  readonly packs: readonly Pack[];
  /** The days left that the tile shows. A pack shows its own days only if they differ from these. */
  readonly days: number | null;
}

/** The packs of a service with their prices. The packs that the subscriber has removed share one line. */
export const PackLines = ({ packs, days }: PackLinesProps) => {
  const t = useText(homeText);
  const { and } = useText(dashboardText);
  const staying = packs.filter((pack) => !isMarkedForRemoval(pack));
  const leaving = packs.filter(isMarkedForRemoval);
  const rest = staying.length - SHOWN;
  return (
    <>
      {staying.length > 0 && (
        <Stack as="ul" role="list" $gap="xs">
          {staying.slice(0, SHOWN).map((pack) => (
            <PackLine key={packKey(pack)} pack={pack} days={days} />
          ))}
        </Stack>
      )}
      {rest > 0 && <SoftText>{t.morePacks(rest)}</SoftText>}
      {leaving.length > 0 && (
        <SoftText>
          {t.leaving(and(leaving.map(({ productname }) => productname)), leaving.length > 1)}
        </SoftText>
      )}
    </>
  );
};

interface PackLineProps {
  readonly pack: Pack;
  readonly days: number | null;
}

const PackLine = ({ pack, days }: PackLineProps) => {
  const t = useText(dashboardText);
  const period = pack.chargeperiod;
  const { amount, isWithTax } = shownPriceOf(pack);
  const term = [
    isIn(t.per, period) && t.per[period],
    amount !== null && !isWithTax && t.beforeTax,
  ].filter(Boolean);
  return (
    <Row as="li" $gap="none m" $align="start" $firstFrom="6rem">
      <Text as="span" $breaks>
        <TextOrDashes text={pack.productname} />
      </Text>
      <span>
        {amount !== null && <Money amount={amount} />}
        {term.length > 0 && <SoftText as="small"> {term.join(' ')}</SoftText>}
        <PackNote pack={pack} days={days} />
      </span>
    </Row>
  );
};

/** Says how a pack differs from its tile: it failed, or it ends on another day. */
const PackNote = ({ pack, days }: PackLineProps) => {
  const { failed } = useText(dashboardText);
  const hasFailed = isPackFailure(pack);
  if (!hasFailed && (pack.daysleft === null || pack.daysleft === days)) return null;
  const isBad = hasFailed || (pack.daysleft !== null && daysTone(pack.daysleft) === 'danger');
  return (
    <Text as="small" $size="small" $tone={isBad ? 'danger' : 'inkSoft'} $strong={isBad}>
      {' '}
      {hasFailed ? failed : <DaysLeft days={pack.daysleft} />}
    </Text>
  );
};
