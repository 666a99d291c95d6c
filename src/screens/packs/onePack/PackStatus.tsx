import styled from 'styled-components';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { useText } from '../../../text/useText';
import { color, weight } from '../../../theme/tokens';
import { DaysLeft, isDay, SentenceWithDate } from '../../../ui/data/DateText';
import { ENDS_SOON } from '../../../ui/data/DaysLeftBar';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Pill } from '../../../ui/feedback/Pill';
import { packWords } from '../packs.text';

const EndedText = styled.span`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

/** In the colour of the bar beside it; without days it has none. */
const RunningText = styled.span<{ readonly $days?: number }>`
  color: ${({ $days }) => {
    if ($days === undefined) return color.ink;
    return $days <= ENDS_SOON ? color.warn : color.success;
  }};
  font-weight: ${weight.strong};
`;

/** The subscriber has removed it. */
const LeavingText = styled.span`
  color: ${color.warn};
  font-weight: ${weight.strong};
`;

interface PackProps {
  readonly pack: Pack;
}

/** The status of a pack in words: its days left, or why it is not running. */
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
          <TextOrDashes text={pack.productstatus} />
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
  const words = <DaysLeft days={daysleft} />;
  if (daysleft < 0) return <EndedText>{words}</EndedText>;
  return <RunningText $days={daysleft}>{words}</RunningText>;
};

/** The day a pack ends; highlighted when the subscriber removed it. */
export const PackEndDate = ({ pack }: PackProps) => {
  const t = useText(packWords);
  const { disconnectdate, expirydate, daysleft } = pack;
  if (isMarkedForRemoval(pack))
    return (
      <LeavingText>
        <SentenceWithDate sentence={t.endsOn} date={disconnectdate} />
      </LeavingText>
    );
  const hasEnded = packStatusOf(pack) === 'CANCEL' || (daysleft ?? 0) < 0;
  if (!isDay(expirydate)) return null;
  return <SentenceWithDate sentence={hasEnded ? t.endedOn : t.endsOn} date={expirydate} />;
};
