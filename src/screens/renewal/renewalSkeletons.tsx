import styled from 'styled-components';
import { PERIOD_MONTHS } from '../../../store/packs/chargePeriods';
import { CHARGE_PERIODS } from '../../../store/wire/values';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Blank, LoadingRegion, SkeletonRows } from '../../ui/feedback/Skeleton';
import { Columns, Panel } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { SoftText } from '../../ui/layout/SoftText';
import { TermList, TermOption, TermRoom } from './choose/termLayout';
import { renewText } from './renewal.text';

/** As far below the terms as the one that comes. */
const Sentence = styled(SoftText)`
  margin-top: ${space.s};
`;

/** Four terms without their prices, each as high as it will be. */
export const TermListSkeleton = () => {
  const t = useText(renewText);
  return (
    <LoadingRegion>
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
      <Sentence>
        <Blank $width="16rem" />
      </Sentence>
    </LoadingRegion>
  );
};

/** The screen in its usual shape while the packs are on their way. */
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
