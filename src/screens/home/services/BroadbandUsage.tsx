import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { selectUser } from '../../../../store/identity/session';
import { loadBroadband, selectBroadband } from '../../../../store/packs/broadband';
import type { BroadbandDetails } from '../../../../store/wire/entities/packs/broadband';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useRetryOnReconnect } from '../../../app/hooks/useRetry';
import { groupedText } from '../../../text/groupedText';
import { useText } from '../../../text/useText';
import { color, space, weight } from '../../../theme/tokens';
import { sizeText } from '../../../ui/data/sizeText';
import { SoftText } from '../../../ui/layout/Text';
import { usageText } from '../home.text';
import { GAUGE_SIZE } from './tileLayout';

const RADIUS = 42;
/** The length of the gauge: three quarters of a circle, open at the foot. */
const ARC = 0.75 * 2 * Math.PI * RADIUS;
const CIRCLE = 2 * Math.PI * RADIUS;
/** From this share of used data on, the gauge has the warning colour. */
const SOON = 0.8;

const Beside = styled.div`
  display: grid;
  grid-template-columns: ${GAUGE_SIZE} minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
  line-height: 1.35;
  /* Beside the gauge, a price that does not fit next to its pack is below the pack, at the start of the line. */
  && li > :last-child {
    margin-inline-start: 0;
    text-align: start;
  }
`;

const Gauge = styled.svg`
  width: ${GAUGE_SIZE};
  height: ${GAUGE_SIZE};
  text {
    fill: ${color.ink};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  text + text {
    fill: ${color.inkSoft};
    font-size: 11px;
    font-weight: ${weight.normal};
  }
`;

const colourOf = (share: number): string => {
  if (share >= 1) return color.danger;
  return share >= SOON ? color.dueBar : color.fibre;
};

/**
 * The packs of the line and, if the operator reports the usage, the data used: as a gauge if the line has a limit,
 * otherwise as a sentence.
 */
export const BroadbandUsage = ({ packs }: { readonly packs: ReactNode }) => {
  const line = useBroadbandLine();
  return line?.broadband === true && line.usedgb !== null ? (
    <Usage line={line} used={line.usedgb} packs={packs} />
  ) : (
    packs
  );
};

/** Loaded each time this part of Home is mounted, because the data used grows by the hour. */
const useBroadbandLine = (): BroadbandDetails | null => {
  const dispatch = useAppDispatch();
  const customerid = useAppSelector(selectUser)?.customerid ?? '';
  useEffect(() => {
    dispatch(loadBroadband.requested({ customerid }));
  }, [dispatch, customerid]);
  useRetryOnReconnect(loadBroadband, () => dispatch(loadBroadband.requested({ customerid })));
  return useAppSelector(selectBroadband);
};

interface UsageProps {
  readonly line: BroadbandDetails;
  readonly used: number;
  /** The packs of the line, beside the gauge. */
  readonly packs: ReactNode;
}

const Usage = ({ line: { fuplimitgb, postfupspeedmbps }, used, packs }: UsageProps) => {
  const t = useText(usageText);
  if (!fuplimitgb)
    return (
      <>
        {packs}
        <SoftText>{t.usedOnly(sizeText(used))}</SoftText>
      </>
    );
  const left = Math.max(0, fuplimitgb - used);
  return (
    <Beside>
      <UsedArc used={used} limit={fuplimitgb} />
      <div>
        {packs}
        <SoftText>
          {left > 0 ? t.left(sizeText(left), sizeText(fuplimitgb)) : t.noneLeft}
          {left === 0 && postfupspeedmbps !== null && ` · ${t.slower(String(postfupspeedmbps))}`}
        </SoftText>
      </div>
    </Beside>
  );
};

/** Hidden from a screen reader: the words beside it say what is left. */
const UsedArc = ({ used, limit }: { readonly used: number; readonly limit: number }) => {
  const t = useText(usageText);
  const share = Math.min(1, used / limit);
  return (
    <Gauge viewBox="0 0 100 100" aria-hidden>
      <Arc length={ARC} stroke={color.line} />
      {share > 0 && <Arc length={Math.max(0.1, share * ARC)} stroke={colourOf(share)} />}
      <text x="50" y="55" fontSize="22">
        {groupedText(used, 0)}
      </text>
      <text x="50" y="70">
        {t.gb}
      </text>
    </Gauge>
  );
};

const Arc = ({ length, stroke }: { readonly length: number; readonly stroke: string }) => (
  <circle
    cx="50"
    cy="50"
    r={RADIUS}
    fill="none"
    stroke={stroke}
    strokeWidth="9"
    strokeLinecap="round"
    strokeDasharray={`${length} ${CIRCLE}`}
    transform="rotate(135 50 50)"
  />
);
