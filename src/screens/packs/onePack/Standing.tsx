import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/packs/packList';
import { useText } from '../../../text/useText';
import { color, weight } from '../../../theme/tokens';
import { DaysLeft } from '../../../ui/data/DateText';
import { Pill } from '../../../ui/feedback/Pill';
import { TextOr } from '../../../ui/data/TextOr';
import { packWords } from './packWords.text';
import { useDayText } from './useDayText';

const Over = styled.span`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

const Lasting = styled.span`
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

interface OfPack {
  readonly of: Pack;
}

/** How a pack stands, in words: the days it has left, or why it does not play. */
export const Standing = ({ of: pack }: OfPack) => {
  const t = useText(packWords);
  switch (packStatusOf(pack)) {
    case 'CANCEL':
      return <Pill>{t.cancelled}</Pill>;
    case 'FAILED':
      return <Pill $tone="bad">{t.failed}</Pill>;
    case 'OTHER':
      return (
        <Pill>
          <TextOr text={pack.productstatus} />
        </Pill>
      );
    default:
      return <Days of={pack} />;
  }
};

const Days = ({ of: { daysleft, productstatus } }: OfPack) => {
  const t = useText(packWords);
  if (daysleft === null)
    return productstatus.toUpperCase() === 'EXPIRED' ? (
      <Over>{t.ended}</Over>
    ) : (
      <Lasting>{t.running}</Lasting>
    );
  const Look = daysleft < 0 ? Over : Lasting;
  return (
    <Look>
      <DaysLeft days={daysleft} />
    </Look>
  );
};

/** The day it ends; stands out when it ends because the subscriber removed it. */
export const End = ({ of: pack }: OfPack) => {
  const t = useText(packWords);
  const dayText = useDayText();
  const { disconnectdate, expirydate, daysleft } = pack;
  if (disconnectdate !== '') return <Pill $tone="warn">{t.endsOn(dayText(disconnectdate))}</Pill>;
  const isOver = packStatusOf(pack) === 'CANCEL' || (daysleft ?? 0) < 0;
  return <>{(isOver ? t.endedOn : t.endsOn)(dayText(expirydate))}</>;
};
