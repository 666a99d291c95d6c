import { operatorWordsOf } from '../../../../store/core/messages';
import { MY_PACKS } from '../../../../store/core/paths';
import {
  RENEWALS,
  renewPacks,
  selectIsRenewing,
  type UnknownRenewal,
  unknownRenewalAcknowledged,
} from '../../../../store/renewal/renewal';
import { selectOutcomes } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { moneyText } from '../../../ui/data/moneyText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { ReadingColumn } from '../../../ui/layout/Columns';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { WriteOutcomes } from '../../writes/WriteOutcomes';
import { resultsText } from '../renewal.text';
import { RenewalRefusalAlert } from './RenewalRefusalAlert';

interface UnknownRenewalViewProps {
  readonly unknownRenewal: UnknownRenewal;
}

/** A renewal without an answer: what the portal finds out about it, and what the subscriber can do. */
export const UnknownRenewalView = ({ unknownRenewal: { renewal } }: UnknownRenewalViewProps) => {
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsRenewing);
  const outcomes = useAppSelector((state) => selectOutcomes(state, RENEWALS));
  const operatorWords = operatorWordsOf(useFailure(renewPacks));
  const isConfirming = outcomes.every(({ step }) => step === 'findingOut');
  const leave = () => dispatch(unknownRenewalAcknowledged());
  return (
    <>
      <ScreenTitle title={isConfirming ? t.confirming : t.unknownTitle} view="unknown" />
      <ReadingColumn>
        {outcomes.length > 0 ? (
          <WriteOutcomes
            calls={RENEWALS}
            amount={renewal.total}
            operatorWords={operatorWords}
            onAcknowledged={leave}
            again={
              <Button busy={isBusy} onClick={() => dispatch(renewPacks.requested(renewal))}>
                {t.sendAgain(moneyText(renewal.total))}
              </Button>
            }
          />
        ) : (
          <SkeletonLines count={3} />
        )}
        <RenewalRefusalAlert />
        {outcomes.length === 0 && (
          <div>
            <Button tone="ghost" onClick={leave}>
              {t.choose}
            </Button>
          </div>
        )}
        {/* The link leads to My packs and not to the form, because the first renewal may still be carried out. */}
        {outcomes.length > 0 && isConfirming && (
          <div>
            <ButtonLink tone="ghost" to={MY_PACKS}>
              {t.toPacks}
            </ButtonLink>
          </div>
        )}
      </ReadingColumn>
    </>
  );
};
