import { useState } from 'react';
import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectStatus } from '../../../../store/core/flows';
import {
  outcomeSeen,
  selectPackChange,
  type ChangeKind,
  type PackChange,
} from '../../../../store/packs/packChanges';
import { packStatusOf, packKey } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { useText } from '../../../text/useText';
import { color, size, space, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Outcome } from './Outcome';
import { packViewText } from '../onePack/packView.text';
import { RefundDialog } from './RefundDialog';
import { RemoveDialog } from './RemoveDialog';
import { isRefundable } from './requestOf';
import { useDayText } from '../onePack/useDayText';

/** What it means, and the button under it, or beside it where there is room for both. */
const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  & + & {
    padding-top: ${space.l};
    border-top: 1px solid ${color.line};
  }
  p {
    flex: 999 1 14rem;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  strong {
    display: block;
    color: ${color.ink};
    font-size: ${size.body};
    font-weight: ${weight.strong};
  }
  button {
    flex: 1 1 13rem;
  }
`;

interface OfPack {
  readonly of: Pack;
}

/** The two ways out of a pack, each asked once more, and what became of the last one. */
export const StopPack = ({ of: pack }: OfPack) => {
  const dispatch = useAppDispatch();
  const [asked, ask] = useState<ChangeKind | null>(null);
  const change = useAppSelector((state) => selectPackChange(state, packKey(pack)));
  // Whoever has an answer, or waits for the packs to give one, is asked nothing more.
  const isAskable = change === null || change.step === 'asking' || change.step === 'refused';
  const shown = isAskable ? asked : null;
  const open = (kind: ChangeKind) => {
    dispatch(outcomeSeen(packKey(pack)));
    ask(kind);
  };
  const close = () => ask(null);
  return (
    <>
      {shown === null && <Outcome of={pack} />}
      <Ways of={pack} onOpen={open} />
      <RemoveDialog of={pack} open={shown === 'removal'} onClose={close} />
      <RefundDialog of={pack} open={shown === 'refund'} onClose={close} />
    </>
  );
};

interface WaysProps extends OfPack {
  readonly onOpen: (kind: ChangeKind) => void;
}

const Ways = ({ of: pack, onOpen }: WaysProps) => {
  const t = useText(packViewText);
  const dayText = useDayText();
  const change = useAppSelector((state) => selectPackChange(state, packKey(pack)));
  const isWaiting = useIsWaitingForPacks(change);
  if (packStatusOf(pack) !== 'ACTIVE' || isWaiting) return null;
  const isLeaving = pack.disconnectdate !== '';
  const isJustSaid = change?.step === 'removed';
  return (
    <Section title={t.stop}>
      <Card>
        {isLeaving && !isJustSaid && <Alert>{t.leaving(dayText(pack.disconnectdate))}</Alert>}
        {!isLeaving && (
          <Way>
            <p>
              <strong>{t.removeTitle}</strong>
              {t.removeWhy(dayText(pack.expirydate))}
            </p>
            <Button tone="ghost" onClick={() => onOpen('removal')}>
              {t.remove}
            </Button>
          </Way>
        )}
        <Way>
          <p>
            <strong>{t.refundTitle}</strong>
            {isRefundable(pack) ? t.refundWhy(moneyText(pack.refundamount)) : t.noRefund}
          </p>
          {isRefundable(pack) && (
            <Button tone="ghost" onClick={() => onOpen('refund')}>
              {t.refund}
            </Button>
          )}
        </Way>
      </Card>
    </Section>
  );
};

/** As long as nobody knows how the pack stands, nothing about it can be pressed again. */
const useIsWaitingForPacks = (change: PackChange | null): boolean => {
  const hasRead = useAppSelector((state) => selectStatus(state, loadActivePacks) === 'succeeded');
  return change?.step === 'inDoubt' && !hasRead;
};
