import { useMemo } from 'react';
import styled from 'styled-components';
import { RENEW } from '../../../../store/core/paths';
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
export const useDue = (packs: readonly Pack[]) => {
  const dayText = useDayText();
  const { boxes, due } = useMemo(() => {
    const { ready, boxes } = renewalOptionsOf(packs);
    return { boxes, due: renewableOf(ready) };
  }, [packs]);
  const packOfEnd = packOfCommonEnd(due.packs);
  const areAllRunning = due.packs.every(({ daysleft }) => daysleft !== null && daysleft >= 0);
  return {
    ...due,
    // If two boxes have the same pack, one renewal covers one box only, so the button cannot renew all packs.
    isTogether: due.packs.length > 1 && boxes.length === 0,
    /**
     * The day on which all packs end, in words; '' if they end on several days, or if one of them has ended or has no
     * number of days left.
     */
    end: packOfEnd && areAllRunning ? dayText(packOfEnd.expirydate) : '',
  };
};

interface RenewBarProps {
  readonly due: ReturnType<typeof useDue>;
}

/**
 * The amount due and the button that renews, which is the main action of the screen. The note is, for example, "All end
 * on 15 Mar 2026, incl. ₹134.60 GST". It names the term unless all packs are renewed for a month.
 */
export const RenewBar = ({ due: { packs, total, tax, end, isTogether } }: RenewBarProps) => {
  const { renew } = useText(managePacksText);
  const t = useText(packListText);
  const { per } = useText(packWords);
  if (packs.length === 0) return null;
  const periods = new Set(packs.map(({ chargeperiod }) => chargeperiod));
  const [period = ''] = periods;
  const term = period !== 'MONTHLY' && isIn(per, period) && per[period];
  const note = [
    end === '' ? t.packs(packs.length) : t.endOn(packs.length, end),
    periods.size > 1 ? t.ownTerms : term,
    tax !== null && t.gst(moneyText(tax)),
  ].filter((piece) => typeof piece === 'string');
  return (
    <FootBar>
      <DockedLine>
        <p>
          <Money amount={total} size="title" />
          <small>
            {note.map((piece, at) => (
              <Piece key={at}>
                {at > 0 && ', '}
                {piece}
              </Piece>
            ))}
          </small>
        </p>
        <ButtonLink to={RENEW}>{isTogether ? t.renewMany(packs.length) : renew}</ButtonLink>
      </DockedLine>
    </FootBar>
  );
};
