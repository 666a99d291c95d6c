import { PERIOD_MONTHS } from '../../../store/packs/chargePeriods';
import { CHARGE_PERIODS } from '../../../store/wire/values';
import { useText } from '../../text/useText';
import { Blank, LoadingRegion, SkeletonRows } from '../../ui/feedback/Skeleton';
import { Columns, Panel } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { SoftText } from '../../ui/layout/Text';
import { renewText } from './renewal.text';
import { TermList, TermOption, TermRoom } from './renewalLayout';

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
