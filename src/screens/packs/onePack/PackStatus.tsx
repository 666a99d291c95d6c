import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { useText } from '../../../text/useText';
import { DaysLeft, isDay, SentenceWithDate } from '../../../ui/data/DateText';
import { daysTone } from '../../../ui/data/daysTone';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Pill } from '../../../ui/feedback/Pill';
import { Text } from '../../../ui/layout/Text';
import { packWords } from '../packs.text';

interface PackProps {
  readonly pack: Pack;
}

/**
 * The status of a pack in words: the days until or since its end, or, if they are unknown, that it runs or has ended. A
 * cancelled or failed pack has its own word. For any other status, the operator's word is shown.
 */
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
  const hasEnded = productstatus === 'EXPIRED';
  if (daysleft === null)
    return (
      <Text as="span" $tone={hasEnded ? 'danger' : 'ink'}>
        {hasEnded ? t.ended : t.running}
      </Text>
    );
  return (
    <Text as="span" $tone={daysTone(daysleft)}>
      <DaysLeft days={daysleft} />
    </Text>
  );
};

/** The day on which a pack ends, highlighted if the subscriber has removed the pack. */
export const PackEndDate = ({ pack }: PackProps) => {
  const t = useText(packWords);
  const { disconnectdate, expirydate, daysleft } = pack;
  if (isMarkedForRemoval(pack))
    return (
      <Text as="span" $strong $tone="warn">
        <SentenceWithDate sentence={t.endsOn} date={disconnectdate} />
      </Text>
    );
  const hasEnded = packStatusOf(pack) === 'CANCEL' || (daysleft ?? 0) < 0;
  if (!isDay(expirydate)) return null;
  return <SentenceWithDate sentence={hasEnded ? t.endedOn : t.endsOn} date={expirydate} />;
};
