import { useMemo } from 'react';
import styled from 'styled-components';
import { RENEW } from '../../../../store/core/paths';
import type { Paise } from '../../../../store/core/values/money';
import { renewableOf } from '../../../../store/packs/packs';
import { packOfCommonEnd, renewalOptionsOf } from '../../../../store/renewal/renewalOptions';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { media } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { useDayText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { FootBar } from '../../../ui/frame/FootBar';
import { DockedLine } from '../../../ui/layout/DockedBar';
import { managePacksText, packListText, packWords } from '../packs.text';

/** One part of the note. A phone has room only for the first part. */
const Piece = styled.span`
  ${media.belowWide} {
    &:not(:first-child) {
      display: none;
    }
  }
`;

/** The packs that the renewal screen offers and ticks at first. `packs` are all packs of the household. */
export const useDue = (packs: readonly Pack[]) =>
  useMemo(() => {
    const { ready, boxes } = renewalOptionsOf(packs);
    const due = renewableOf(ready);
    // If two boxes have the same pack, one renewal covers one box only, so the button cannot renew all packs.
    return { ...due, isTogether: due.packs.length > 1 && boxes.length === 0 };
  }, [packs]);

interface RenewBarProps {
  readonly due: ReturnType<typeof useDue>;
}

/** The amount due and the button that renews, which is the main action of the screen. */
export const RenewBar = ({ due }: RenewBarProps) => {
  const { renew } = useText(managePacksText);
  const t = useText(packListText);
  const note = useDueNote(due.packs, due.tax);
  if (due.packs.length === 0) return null;
  return (
    <FootBar>
      <DockedLine>
        <p>
          <Money amount={due.total} size="title" />
          <small>
            {note.map((piece, at) => (
              <Piece key={at}>
                {at > 0 && ', '}
                {piece}
              </Piece>
            ))}
          </small>
        </p>
        <ButtonLink to={RENEW}>{due.isTogether ? t.renewMany(due.packs.length) : renew}</ButtonLink>
      </DockedLine>
    </FootBar>
  );
};

/** The day on which all packs end; '' if they end on several days, or if one of them has ended. */
const useCommonEnd = (packs: readonly Pack[]): string => {
  const dayText = useDayText();
  const pack = packOfCommonEnd(packs);
  const areAllRunning = packs.every(({ daysleft }) => daysleft !== null && daysleft >= 0);
  return pack && areAllRunning ? dayText(pack.expirydate) : '';
};

/** Returns a function that says whether the bar states the day on which a pack ends. */
export const useIsEndSaid = ({ packs }: RenewBarProps['due']): ((pack: Pack) => boolean) => {
  const end = useCommonEnd(packs);
  const dayText = useDayText();
  return ({ expirydate }) => end !== '' && dayText(expirydate) === end;
};

/** For example "3 packs end on 15 Mar 2026, incl. ₹134.60 GST". The term is included only if it is not a month. */
const useDueNote = (packs: readonly Pack[], tax: Paise | null): readonly string[] => {
  const t = useText(packListText);
  const { per } = useText(packWords);
  const end = useCommonEnd(packs);
  const periods = new Set(packs.map(({ chargeperiod }) => chargeperiod.toUpperCase()));
  const [period = ''] = periods;
  const term = period !== 'MONTHLY' && isIn(per, period) && per[period];
  return [
    end === '' ? t.packs(packs.length) : t.endOn(packs.length, end),
    periods.size > 1 ? t.ownTerms : term,
    tax !== null && t.gst(moneyText(tax)),
  ].filter((piece) => typeof piece === 'string');
};
