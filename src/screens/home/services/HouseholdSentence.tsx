import { type FirstEnd, selectActivePacks, selectFirstEnd } from '../../../../store/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { daysTone, ENDS_SOON } from '../../../ui/data/daysTone';
import { Text } from '../../../ui/layout/Text';
import { dashboardText } from '../home.text';

/** The usual colour of text, unless something ends soon or has ended. */
const toneOf = (days: number | null): 'ink' | 'warn' | 'danger' => {
  const tone = days === null ? 'success' : daysTone(days);
  return tone === 'success' ? 'ink' : tone;
};

/** Which service or packs of the household end first, and when. The line has its height even while it is empty. */
export const HouseholdSentence = () => {
  const end = useAppSelector(selectFirstEnd);
  const isKnown = useAppSelector(selectActivePacks) !== null;
  const tone = toneOf(end?.days ?? null);
  return (
    <Text key={isKnown ? 'known' : 'unknown'} $size="body" $tone={tone} $strong={tone !== 'ink'}>
      {end ? <Ending end={end} /> : '\u00a0'}
    </Text>
  );
};

const Ending = ({ end: { days, expirydate, ending, service } }: { readonly end: FirstEnd }) => {
  const t = useText(dashboardText);
  const names = ending.map(({ productname }) => productname);
  const who = service === null ? t.and(names) : t.household[service];
  const isMany = service === null ? names.length > 1 : service === 'both';
  if (days === null) return <>{t.running(who, isMany)}</>;
  if (days <= ENDS_SOON) return <>{t.endsIn(who, isMany, days)}</>;
  return <SentenceWithDate sentence={t.ends(who, isMany)} date={expirydate} />;
};
