import { useEffect } from 'react';
import {
  loadRenewable,
  loadTermPrices,
  selectHasOutcome,
  selectRenewalPacks,
} from '../../../store/renewal/renewal';
import { Loaded } from '../../app/hooks/Loaded';
import { HOME } from '../../app/guard';
import { late } from '../../app/late';
import { useText } from '../../text/useText';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EarlierDoubt } from './EarlierDoubt';
import { renewText } from './renew.text';
import { ChoiceShape } from './shapes';
import { useBoxesAlong } from './useBoxesAlong';

/**
 * What shows the choice comes while the packs are on their way, and what shows its results comes with it:
 * an answer about money must find a page that can show it.
 */
const loadParts = () => import(/* webpackChunkName: "renew-parts" */ './RenewParts');
const ChoosePacks = late(async () => (await loadParts()).ChoosePacks, ChoiceShape);
const Outcome = late(async () => (await loadParts()).Outcome, ChoiceShape);

/** What can be renewed and for how long; then what became of it, or that nobody knows yet. */
export const RenewScreen = () => {
  const dispatch = useAppDispatch();
  useBoxesAlong();
  useEffect(() => {
    dispatch(loadRenewable.requested({ productstatus: 'ALL' }));
    dispatch(loadTermPrices.requested());
    // Should it fail, showing it says so.
    loadParts().catch(() => undefined);
  }, [dispatch]);
  return useAppSelector(selectHasOutcome) ? <Outcome /> : <Choice />;
};

const Choice = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  return (
    <>
      <ScreenTitle title={t.title} view="choice" back={{ to: `${HOME}/mypacks`, label: t.back }} />
      <EarlierDoubt />
      <Loaded
        flow={loadRenewable}
        value={useAppSelector(selectRenewalPacks)}
        onRetry={() => dispatch(loadRenewable.requested({ productstatus: 'ALL' }))}
        skeleton={<ChoiceShape />}
      >
        {(packs) => <ChoosePacks of={packs} />}
      </Loaded>
    </>
  );
};
