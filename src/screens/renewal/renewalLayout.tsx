import styled from 'styled-components';
import { PERIOD_MONTHS } from '../../../store/packs/chargePeriods';
import { CHARGE_PERIODS } from '../../../store/wire/values';
import { useText } from '../../text/useText';
import { color, radius, size, space, weight } from '../../theme/tokens';
import { Blank, LoadingRegion, SkeletonRows } from '../../ui/feedback/Skeleton';
import { Columns, Panel } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { SoftText } from '../../ui/layout/Text';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { renewText } from './renewal.text';

/** The container width from which four terms are side by side. It grows with the subscriber's text size. */
const SIDE_BY_SIDE = '@container (min-width: 20rem)';
/** The container width from which each term has room for its price and the word for its saving. */
const ROOMY = '@container (min-width: 32rem)';
const CROWDED = '@container (width < 32rem)';

/** The container whose width decides how the terms are laid out. */
export const TermRoom = styled.div`
  container-type: inline-size;
`;

/** The terms side by side as one control, or as rows where they do not fit. */
export const TermList = styled.fieldset`
  display: grid;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${SIDE_BY_SIDE} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const TermOption = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  min-width: 0;
  min-height: 48px;
  padding: 10px 14px;
  color: ${color.inkSoft};
  font-size: ${size.small};
  cursor: pointer;
  & + & {
    border-top: 1px solid ${color.line};
  }
  b {
    color: ${color.ink};
    font-size: ${size.title};
    line-height: 1.2;
  }
  strong {
    color: ${color.success};
  }
  /* The input is invisible and covers the whole option, whose look shows whether it is chosen. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    /* The focused option must not be behind the total at the foot. */
    scroll-margin-bottom: 80px;
  }
  ${SIDE_BY_SIDE} {
    display: grid;
    align-content: start;
    justify-items: center;
    /* Room for the number, the unit and the saving, even if there is no saving. */
    min-height: calc(1.5rem + 2 * 1.3125rem + 20px);
    padding: 10px 2px;
    text-align: center;
    & + & {
      border-top: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }
  ${ROOMY} {
    min-height: calc(1.5rem + 3 * 1.3125rem + 20px);
  }
  &:has(:checked) {
    border-radius: 7px;
    background: ${color.tint};
    box-shadow: inset 0 0 0 2px ${color.brand};
    color: ${color.ink};
    b {
      color: ${color.brand};
    }
  }
  &:has(:disabled) {
    cursor: default;
    b {
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;

/** The price of a term, hidden if four terms side by side leave no room. The bill has the chosen term's price. */
export const TermPrice = styled.span`
  margin-inline-start: auto;
  font-weight: ${weight.normal};
  font-variant-numeric: tabular-nums;
  ${SIDE_BY_SIDE} {
    display: none;
  }
  ${ROOMY} {
    display: block;
    margin: 0;
  }
`;

/** "Save ₹239.52". Without room for these words, only screen readers get them, and `ShortTermSaving` is shown. */
export const TermSaving = styled.span`
  ${CROWDED} {
    ${visuallyHidden}
  }
`;

/** "−₹239.52". */
export const ShortTermSaving = styled.span`
  ${ROOMY} {
    display: none;
  }
`;

/** Four terms without prices, as high as the loaded terms. */
export const TermListSkeleton = () => {
  const t = useText(renewText);
  return (
    <LoadingRegion>
      <Stack $gap="s">
        <TermRoom>
          <TermList as="div">
            {CHARGE_PERIODS.map((period) => (
              <TermOption key={period} as="div">
                <b>{PERIOD_MONTHS[period]}</b> {t.units[period]}
                <Blank $width="4rem" />
              </TermOption>
            ))}
          </TermList>
        </TermRoom>
        <SoftText>
          <Blank $width="16rem" />
        </SoftText>
      </Stack>
    </LoadingRegion>
  );
};

/** The screen in its usual shape while the packs are loading. */
export const RenewalSkeleton = () => {
  const t = useText(renewText);
  return (
    <Columns
      asideLabel={t.bill}
      aside={
        <Panel>
          <Section title={t.bill}>
            <SkeletonRows count={3} />
          </Section>
        </Panel>
      }
    >
      <Section title={t.ready}>
        <SkeletonRows count={3} />
      </Section>
      <Section title={t.howLong}>
        <TermListSkeleton />
      </Section>
    </Columns>
  );
};
