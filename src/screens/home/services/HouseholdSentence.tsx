import styled from 'styled-components';
import { type FirstEnd, selectActivePacks, selectFirstEnd } from '../../../../store/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { color, size, weight } from '../../../theme/tokens';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { ENDS_SOON } from '../../../ui/data/DaysLeftBar';
import { dashboardText } from '../home.text';

const Sentence = styled.p`
  color: ${color.ink};
  font-size: ${size.body};
  &[data-tone='soon'] {
    color: ${color.warn};
    font-weight: ${weight.strong};
  }
  &[data-tone='now'] {
    color: ${color.danger};
    font-weight: ${weight.strong};
  }
`;

const toneOf = (days: number | null): 'soon' | 'now' | undefined => {
  if (days === null || days > ENDS_SOON) return undefined;
  return days > 0 ? 'soon' : 'now';
};

/** The one thing to know: what of the household ends first, and when. The line keeps its height until that is known. */
export const HouseholdSentence = () => {
  const end = useAppSelector(selectFirstEnd);
  const isKnown = useAppSelector(selectActivePacks) !== null;
  return (
    <Sentence key={isKnown ? 'known' : 'unknown'} data-tone={toneOf(end?.days ?? null)}>
      {end ? <Ending end={end} /> : '\u00a0'}
    </Sentence>
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
