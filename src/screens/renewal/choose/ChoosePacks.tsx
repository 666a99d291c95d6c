import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { choiceOf, type RenewalChoice } from '../../../../store/renewal/renewalChoice';
import { ADD_PACKS } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { media } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Chip, Chips } from '../../../ui/forms/Chip';
import { Columns } from '../../../ui/layout/Columns';
import { Money } from '../../../ui/data/Money';
import { Section } from '../../../ui/layout/Section';
import { EmptyState } from '../../../ui/feedback/States';
import { FootBar, FootLine } from '../../cart/FootBar';
import { Bill } from './Bill';
import { CalendarButton } from '../result/CalendarButton';
import { LaterPacks } from '../LaterPacks';
import { Narrow } from '../Narrow';
import { NothingReady } from '../NothingReady';
import { ReadyPacks } from './ReadyPacks';
import { renewText } from '../renew.text';
import { TermChoice } from './TermChoice';
import { useBoxName } from '../useBoxName';
import { useChoice, type Choosing } from './useChoice';

/** In view while packs and terms are chosen; the bill that follows says the same, so it is said once. */
const OnPhone = styled(FootBar)`
  ${media.wide} {
    display: none;
  }
`;

interface ChoosePacksProps {
  readonly of: readonly Pack[];
}

export const ChoosePacks = ({ of: packs }: ChoosePacksProps) => {
  const t = useText(renewText);
  const choice = choiceOf(packs);
  const choosing = useChoice(choice);
  if (choice.ready.length + choice.later.length === 0)
    return (
      <EmptyState
        title={t.noPacks}
        why={t.noPacksWhy}
        action={<ButtonLink to={ADD_PACKS}>{t.add}</ButtonLink>}
      />
    );
  if (choice.ready.length === 0)
    return (
      <>
        <NothingReady />
        <Narrow>
          <LaterPacks of={choice.later} />
          <CalendarButton of={packs} />
        </Narrow>
      </>
    );
  return (
    <>
      <Columns
        asideLabel={t.bill}
        aside={<Bill quote={choosing.quote} stbno={choosing.box ?? ''} />}
      >
        <Section title={t.ready}>
          <BoxChips choice={choice} choosing={choosing} />
          <ReadyPacks choosing={choosing} />
        </Section>
        <TermChoice choosing={choosing} />
        <OnPhone aria-hidden>
          <FootLine>
            <small>{t.total}</small>
            <Money of={choosing.quote.total} size="title" />
          </FootLine>
        </OnPhone>
      </Columns>
      <Narrow>
        <LaterPacks of={choice.later} />
        <CalendarButton of={packs} />
      </Narrow>
    </>
  );
};

interface BoxChipsProps {
  readonly choice: RenewalChoice;
  readonly choosing: Choosing;
}

/** Where two boxes have the same pack, the operator has to be told which of them is meant. */
const BoxChips = ({ choice: { boxes }, choosing: { box, onBox } }: BoxChipsProps) => {
  const t = useText(renewText);
  const nameOf = useBoxName();
  if (boxes.length === 0) return null;
  return (
    <>
      <p>{t.whichBoxWhy}</p>
      <Chips label={t.whichBox}>
        {boxes.map((stbno) => (
          <Chip key={stbno} chosen={stbno === box} onToggle={() => onBox(stbno)}>
            {nameOf(stbno)}
          </Chip>
        ))}
      </Chips>
    </>
  );
};
