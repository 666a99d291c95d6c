import { operatorWordsOf } from '../../../../store/core/messages';
import { MY_PACKS } from '../../../../store/core/paths';
import {
  type Renewal,
  RENEWALS,
  renewPacks,
  selectIsRenewing,
  selectRenewalResults,
  selectUnknownRenewal,
  unknownRenewalAcknowledged,
} from '../../../../store/renewal/renewal';
import { selectOutcomes } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useLastFailure } from '../../../app/hooks/useFlow';
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
import { ResultView } from './ResultView';

/** The result of a renewal, or the statement that its outcome is unknown. */
export const RenewalOutcome = () => {
  const unknownRenewal = useAppSelector(selectUnknownRenewal);
  const results = useAppSelector(selectRenewalResults);
  if (unknownRenewal !== null) return <UnknownOutcome renewal={unknownRenewal.renewal} />;
  return results && <ResultView results={results} />;
};

/** A renewal without an answer: what the portal finds out about it, and what the subscriber can do. */
const UnknownOutcome = ({ renewal }: { readonly renewal: Renewal }) => {
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsRenewing);
  const outcomes = useAppSelector((state) => selectOutcomes(state, RENEWALS));
  const operatorWords = operatorWordsOf(useLastFailure(renewPacks));
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
        {isConfirming && (
          <div>
            {outcomes.length === 0 ? (
              <Button tone="ghost" onClick={leave}>
                {t.choose}
              </Button>
            ) : (
              // Leads to My packs and not to the form, because the sent renewal may still be carried out.
              <ButtonLink tone="ghost" to={MY_PACKS}>
                {t.myPacks}
              </ButtonLink>
            )}
          </div>
        )}
      </ReadingColumn>
    </>
  );
};
