import { useEffect, useId } from 'react';
import styled from 'styled-components';
import {
  broadbandClosed,
  broadbandOpened,
  loadBroadband,
  selectBroadband,
  selectIsBroadbandOpen,
} from '../../../../store/packs/broadband';
import type { BroadbandDetails } from '../../../../store/wire/entities/packs/broadband';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { sizeText } from '../../../ui/data/sizeText';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Card } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { broadbandText } from '../packs.text';

/** The broadband line of a pack, loaded each time the subscriber opens it. */
export const BroadbandLine = () => {
  const t = useText(broadbandText);
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsBroadbandOpen);
  const details = useAppSelector(selectBroadband);
  const id = useId();
  useEffect(() => () => void dispatch(broadbandClosed()), [dispatch]);
  return (
    <Section title={t.title}>
      <div>
        <Button
          tone="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => dispatch(isOpen ? broadbandClosed() : broadbandOpened())}
        >
          {isOpen ? t.hide : t.show}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <Card>
            <Loaded
              flow={loadBroadband}
              value={details}
              onRetry={() => dispatch(broadbandOpened())}
              skeleton={<SkeletonLines count={4} />}
            >
              {(line) =>
                line.broadband ? (
                  <LineDetails line={line} />
                ) : (
                  <EmptyState title={t.none} description={t.noneDescription} />
                )
              }
            </Loaded>
          </Card>
        )}
      </div>
    </Section>
  );
};

interface LineProps {
  readonly line: BroadbandDetails;
}

const LineDetails = ({ line }: LineProps) => {
  const t = useText(broadbandText);
  const inMbps = (speed: number | null) => (speed === null ? EMPTY_TEXT : t.mbps(String(speed)));
  return (
    <Stack>
      <DataUsage line={line} />
      <FactList
        look="compact"
        facts={[
          [t.plan, line.productname],
          [t.speed, inMbps(line.speedmbps)],
          [t.limit, line.fuplimitgb === null ? EMPTY_TEXT : t.gb(sizeText(line.fuplimitgb))],
          [t.after, inMbps(line.postfupspeedmbps)],
          [t.account, line.accountno],
          [t.until, <DateText key="until" date={line.expirydate} />],
        ]}
      />
    </Stack>
  );
};

const UsageBar = styled.svg`
  display: block;
  width: 100%;
  height: 12px;
  margin-top: ${space.s};
  border-radius: 6px;
`;

/** How much of the data at full speed is used, in words and as a bar. */
const DataUsage = ({ line: { usedgb, fuplimitgb } }: LineProps) => {
  const t = useText(broadbandText);
  if (usedgb === null) return null;
  if (!fuplimitgb) return <p>{t.usedOnly(sizeText(usedgb))}</p>;
  const isUsedUp = usedgb >= fuplimitgb;
  return (
    <div>
      <p>
        {isUsedUp
          ? t.usedAll(sizeText(fuplimitgb))
          : t.used(sizeText(usedgb), sizeText(fuplimitgb))}
      </p>
      <UsageBar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="1" fill={color.line} />
        <rect
          width={Math.min(100, (100 * usedgb) / fuplimitgb)}
          height="1"
          fill={isUsedUp ? color.accent : color.brand}
        />
      </UsageBar>
    </div>
  );
};
