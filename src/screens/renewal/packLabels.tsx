import { isBroadband } from '../../../store/packs/packList';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { useBoxWords } from '../../app/hooks/useBoxWords';
import { useText } from '../../text/useText';
import { DateText, DaysLeft, isDay, SentenceWithDate } from '../../ui/data/DateText';
import { FactLine } from '../../ui/data/FactLine';
import { EMPTY_TEXT } from '../../ui/data/TextOrDashes';
import { dateText } from '../../ui/ui.text';
import { renewText } from './renewal.text';

/** "Family HD, Khel Plus" */
export const packNames = (packs: readonly { readonly productname: string }[]): string =>
  packs.map(({ productname }) => productname || EMPTY_TEXT).join(', ');

/** Whether the portal knows what a pack runs on: a box, or the broadband line. */
export const isPlaceKnown = (pack: Pack): boolean => pack.stbno !== '' || isBroadband(pack);

/** Returns a function from a box number to the name of the box. '' is the broadband line, which has no box. */
export const useBoxName = (): ((stbno: string) => string) => {
  const t = useText(renewText);
  const boxWords = useBoxWords();
  return (stbno) => (stbno === '' ? t.broadband : boxWords.ownName(stbno));
};

interface PackExpiryProps {
  readonly pack: Pick<Pack, 'daysleft' | 'expirydate'>;
}

/** Shows "3 days left · 24 Nov 2026", or "ends on 24 Nov 2026" if the days are unknown, or nothing. */
export const PackExpiry = ({ pack: { daysleft, expirydate } }: PackExpiryProps) => {
  const t = useText(dateText);
  if (daysleft === null)
    return isDay(expirydate) && <SentenceWithDate sentence={t.endsOn} date={expirydate} />;
  return (
    <FactLine
      facts={[<DaysLeft key="days" days={daysleft} />, <DateText key="date" date={expirydate} />]}
    />
  );
};
