import styled from 'styled-components';
import { shownPriceOf } from '../../../../store/core/values/price';
import { packPath } from '../../../../store/core/viewPaths';
import { isPackRunning, packRefOf } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { DaysLeftBar } from '../../../ui/data/DaysLeftBar';
import { ListRow } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { EMPTY_TEXT, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { NameLink } from '../../../ui/layout/NameLink';
import { Row } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/layout/Text';
import { PackEndDate, PackStatusText } from '../onePack/PackStatus';
import { packWords } from '../packs.text';

const Bar = styled.div`
  display: grid;
  max-width: 13rem;
  padding: ${space.xs} 0;
`;

interface PackProps {
  readonly pack: Pack;
}

interface PackDaysProps extends PackProps {
  /** Whether the bar at the foot already states the day on which the pack ends. */
  readonly isEndSaid?: boolean;
}

/** A pack on a phone: its name, how long it lasts and what it costs. The name is a link to the pack. */
export const PackRow = ({ pack, isEndSaid = false }: PackDaysProps) => (
  <ListRow
    lead={<ProductPicture product={pack} />}
    title={
      <Row $gap="none m" $align="start" $firstFrom="6rem">
        <PackLink pack={pack} />
        <Money amount={shownPriceOf(pack).amount} />
      </Row>
    }
    sub={
      <>
        <PackDays pack={pack} isEndSaid={isEndSaid} />
        <Row $gap="none m" $align="start" $firstFrom="6rem">
          <span>{hasSize(pack) && <PackSize pack={pack} />}</span>
          <span>
            <PriceTerm pack={pack} />
          </span>
        </Row>
      </>
    }
  />
);

export const PackLink = ({ pack }: PackProps) => (
  <Text as={NameLink} to={packPath(packRefOf(pack))} $breaks>
    <TextOrDashes text={pack.productname} />
  </Text>
);

/**
 * How long the pack lasts, in words, and as a bar while it runs. `daysleft` counts only for an active or ended pack.
 */
export const PackDays = ({ pack, isEndSaid = false }: PackDaysProps) => {
  const { daysleft } = pack;
  const hasDays = ['ACTIVE', 'EXPIRED'].includes(packStatusOf(pack)) && daysleft !== null;
  return (
    <>
      <Row $gap="none s" $align="baseline">
        <PackStatusText pack={pack} />
        {/* The number of days is beside the date, so the date needs no words such as "ends on". */}
        {hasDays && !isMarkedForRemoval(pack) ? (
          !isEndSaid && <DateText date={pack.expirydate} />
        ) : (
          <PackEndDate pack={pack} />
        )}
      </Row>
      {hasDays && isPackRunning(pack) && (
        <Bar>
          <DaysLeftBar daysLeft={daysleft} />
        </Bar>
      )}
    </>
  );
};

const hasSize = ({ channelcount, speedmbps }: Pack) => Boolean(speedmbps) || channelcount !== null;

export const PackSize = ({ pack: { channelcount, speedmbps } }: PackProps) => {
  const t = useText(packWords);
  if (speedmbps) return <>{t.speed(speedmbps)}</>;
  return <>{channelcount === null ? EMPTY_TEXT : t.channels(channelcount)}</>;
};

/** The term of the price, marked "before tax" if the operator does not give the price with tax. */
export const PriceTerm = ({ pack }: PackProps) => {
  const t = useText(packWords);
  const { amount, isWithTax } = shownPriceOf(pack);
  const period = inWords(t.per, pack.chargeperiod);
  return <>{[period, amount !== null && !isWithTax && t.beforeTax].filter(Boolean).join(' ')}</>;
};
