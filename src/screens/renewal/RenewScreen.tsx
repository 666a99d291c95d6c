import { useEffect } from 'react';
import {
  loadRenewable,
  loadTermPrices,
  selectHasOutcome,
  selectRenewalPacks,
} from '../../../store/renewal/renewal';
import { MY_PACKS } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { lazyPart } from '../../app/lazy/lazyPart';
import { useText } from '../../text/useText';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EarlierDoubt } from './EarlierDoubt';
import { renewText } from './renew.text';
import { ChoiceShape } from './shapes';
import { useBoxesAlong } from './useBoxesAlong';

/*
 * The choice is loaded while the packs are on their way, and its results with it: an answer about money
 * must find a page that can show it.
 */
const ChoosePacks = lazyPart({
  id: 'renew-choose',
  load: async () =>
    (await import(/* webpackChunkName: "renew-parts" */ './RenewParts')).ChoosePacks,
});
const Outcome = lazyPart({
  id: 'renew-outcome',
  load: async () => (await import(/* webpackChunkName: "renew-parts" */ './RenewParts')).Outcome,
});

/** What can be renewed and for how long; then what became of it, or that nobody knows yet. */
export const RenewScreen = () => {
  const dispatch = useAppDispatch();
  useBoxesAlong();
  useEffect(() => {
    dispatch(loadRenewable.requested({ productstatus: 'ALL' }));
    dispatch(loadTermPrices.requested());
    ChoosePacks.preload();
    Outcome.preload();
  }, [dispatch]);
  return useAppSelector(selectHasOutcome) ? <Outcome shape={<ChoiceShape />} /> : <Choice />;
};

const Choice = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  return (
    <>
      <ScreenTitle title={t.title} view="choice" back={{ to: MY_PACKS, label: t.back }} />
      <EarlierDoubt />
      <Loaded
        flow={loadRenewable}
        value={useAppSelector(selectRenewalPacks)}
        onRetry={() => dispatch(loadRenewable.requested({ productstatus: 'ALL' }))}
        skeleton={<ChoiceShape />}
      >
        {(packs) => <ChoosePacks of={packs} shape={<ChoiceShape />} />}
      </Loaded>
    </>
  );
};
