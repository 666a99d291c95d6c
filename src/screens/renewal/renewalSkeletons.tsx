import styled from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Columns } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { Card } from '../../ui/layout/Card';
import { BlankBlock, LoadingRegion, SkeletonRows } from '../../ui/feedback/Skeleton';
import { selectRenewalDays } from '../../../store/app/app';
import { type ChargePeriod } from '../../../store/packs/chargePeriods';
import { renewText } from './renew.text';
import { CHARGE_PERIODS } from '../../../store/wire/operatorDefaults';

export const TermList = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

/** Four terms, each as high as it will be. */
export const TermListSkeleton = () => {
  const days = useAppSelector(selectRenewalDays);
  const small = (period: ChargePeriod) => (days[period] === undefined ? 1 : 2);
  return (
    <LoadingRegion>
      <TermList as="div">
        {CHARGE_PERIODS.map((period) => (
          <BlankBlock key={period} $height={`calc(1.5rem + ${small(period)} * 1.3125rem + 26px)`} />
        ))}
      </TermList>
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
        <Card>
          <Section title={t.bill}>
            <SkeletonRows count={3} />
          </Section>
        </Card>
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
