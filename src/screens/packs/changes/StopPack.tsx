import { useState } from 'react';
import styled from 'styled-components';
import {
  cancelForRefund,
  type ChangeKind,
  offeredRefund,
  packChangeAcknowledged,
  removePack,
} from '../../../../store/packs/packChanges';
import { packKey } from '../../../../store/packs/packList';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { useAppDispatch } from '../../../app/hooks';
import { useFailurePlace } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { color, size, space, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { isDay, useDayText } from '../../../ui/data/DateText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { packViewText, stopPackText } from '../packs.text';
import {
  PackChangeResult,
  RemovalUndo,
  useIsOutcomePending,
  usePackChange,
} from './PackChangeResult';
import { RefundDialog } from './RefundDialog';
import { RemoveDialog } from './RemoveDialog';

/** One way to stop the pack, with its button. The button wraps below the text if there is no room beside it. */
const StopOption = styled.div`
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

/** Removal at the end of the term, cancellation for a refund, and the result of the last change. */
export const StopPack = ({ pack }: { readonly pack: Pack }) => {
  const t = useText(packViewText);
  const { removeNoRefund } = useText(stopPackText);
  const dispatch = useAppDispatch();
  const dayText = useDayText();
  const [openDialog, setOpenDialog] = useState<ChangeKind | null>(null);
  const change = usePackChange(pack);
  const isOutcomePending = useIsOutcomePending(pack);
  // This page shows only failures of changes of this pack, so it is no failure place for a change of another pack.
  const askedFor = change?.step === 'asking' ? change.kind : null;
  useFailurePlace(removePack, askedFor === 'removal');
  useFailurePlace(cancelForRefund, askedFor === 'refund');
  // A success or an unknown outcome closes the dialog. After a refusal the dialog stays open and shows the reason.
  const canAsk = change === null || change.step === 'asking' || change.step === 'refused';
  const shownDialog = canAsk ? openDialog : null;
  const open = (kind: ChangeKind) => {
    dispatch(packChangeAcknowledged(packKey(pack)));
    setOpenDialog(kind);
  };
  const close = () => setOpenDialog(null);
  const { disconnectdate, expirydate } = pack;
  const isLeaving = disconnectdate !== '';
  const refund = offeredRefund(pack);
  return (
    <>
      {shownDialog === null && <PackChangeResult pack={pack} />}
      {packStatusOf(pack) === 'ACTIVE' && !isOutcomePending && (
        <Section title={t.stop}>
          <Card>
            {isLeaving && change?.step !== 'removed' && (
              <Alert>
                <p>
                  {isDay(disconnectdate) ? t.leaving(dayText(disconnectdate)) : t.leavingAtTermEnd}
                </p>
                <RemovalUndo pack={pack} />
              </Alert>
            )}
            {!isLeaving && (
              <StopOption>
                <p>
                  <strong>{t.removeTitle}</strong>
                  {isDay(expirydate) ? t.removeDescription(dayText(expirydate)) : removeNoRefund}
                </p>
                <Button tone="ghost" onClick={() => open('removal')}>
                  {t.remove}
                </Button>
              </StopOption>
            )}
            <StopOption>
              <p>
                <strong>{t.refundTitle}</strong>
                {refund === null ? t.noRefund : t.refundDescription(moneyText(refund))}
              </p>
              {refund !== null && (
                <Button tone="ghost" onClick={() => open('refund')}>
                  {t.refund}
                </Button>
              )}
            </StopOption>
          </Card>
        </Section>
      )}
      <RemoveDialog pack={pack} open={shownDialog === 'removal'} onClose={close} />
      <RefundDialog pack={pack} open={shownDialog === 'refund'} onClose={close} />
    </>
  );
};
