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

const EndedText = styled.span`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

const RunningText = styled.span`
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

interface PackProps {
  readonly pack: Pack;
}

/** How a pack stands, in words: the days it has left, or why it does not play. */
export const PackStatusText = ({ pack }: PackProps) => {
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
      return <DaysText pack={pack} />;
  }
};

const DaysText = ({ pack: { daysleft, productstatus } }: PackProps) => {
  const t = useText(packWords);
  if (daysleft === null)
    return productstatus.toUpperCase() === 'EXPIRED' ? (
      <EndedText>{t.ended}</EndedText>
    ) : (
      <RunningText>{t.running}</RunningText>
    );
  const Text = daysleft < 0 ? EndedText : RunningText;
  return (
    <Text>
      <DaysLeft days={daysleft} />
    </Text>
  );
};

/** The day it ends; stands out when it ends because the subscriber removed it. */
export const PackEndDate = ({ pack }: PackProps) => {
  const t = useText(packWords);
  const dayText = useDayText();
  const { disconnectdate, expirydate, daysleft } = pack;
  if (disconnectdate !== '') return <Pill $tone="warn">{t.endsOn(dayText(disconnectdate))}</Pill>;
  const hasEnded = packStatusOf(pack) === 'CANCEL' || (daysleft ?? 0) < 0;
  return <>{(hasEnded ? t.endedOn : t.endsOn)(dayText(expirydate))}</>;
};
