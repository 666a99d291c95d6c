import { useEffect } from 'react';
import { loadEquipment } from '../../../store/account/equipment';
import { MY_PACKS } from '../../../store/core/paths';
import {
  loadRenewable,
  loadTermPrices,
  RENEWALS,
  selectHasRenewalOutcome,
  selectRenewalPacks,
} from '../../../store/renewal/renewal';
import { ALL_PACKS } from '../../../store/wire/values';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Loaded } from '../../app/hooks/Loaded';
import { useLoadWithDomain } from '../../app/hooks/useLoadWithDomain';
import { lazyScreen } from '../../app/lazy/lazyPart';
import { UnreadableRows } from '../../app/UnreadableRows';
import { useText } from '../../text/useText';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { WriteOutcomes } from '../writes/WriteOutcomes';
import { renewText } from './renewal.text';
import { RenewalSkeleton } from './renewalLayout';

/*
 * Both parts are in one chunk, which loads while the packs load: the code that shows the outcome of a payment must be
 * there before the outcome arrives.
 */
const ChoosePacks = lazyScreen({
  id: 'renew-choose',
  load: async () =>
    (await import(/* webpackChunkName: "renew-parts" */ './choose/ChoosePacks')).ChoosePacks,
  needs: ['topUp'],
});
const RenewalOutcome = lazyScreen({
  id: 'renew-outcome',
  load: async () =>
    (await import(/* webpackChunkName: "renew-parts" */ './result/RenewalOutcome')).RenewalOutcome,
});

/** Offers the packs and the terms. After a renewal, shows its result or that its outcome is unknown. */
export const RenewScreen = () => {
  const dispatch = useAppDispatch();
  // Until the names of the boxes are loaded, a box is called by the last digits of its number.
  useLoadWithDomain('equipment', loadEquipment);
  useEffect(() => {
    dispatch(loadRenewable.requested(ALL_PACKS));
    dispatch(loadTermPrices.requested());
    ChoosePacks.preload();
    RenewalOutcome.preload();
  }, [dispatch]);
  return useAppSelector(selectHasRenewalOutcome) ? (
    <RenewalOutcome skeleton={<RenewalSkeleton />} />
  ) : (
    <RenewalForm />
  );
};

const RenewalForm = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  return (
    <>
      <ScreenTitle title={t.title} view="choice" back={{ to: MY_PACKS, label: t.back }} />
      <WriteOutcomes calls={RENEWALS} />
      <UnreadableRows call="renewablePacks" />
      <Loaded
        isPage
        flow={loadRenewable}
        value={useAppSelector(selectRenewalPacks)}
        onRetry={() => dispatch(loadRenewable.requested(ALL_PACKS))}
        skeleton={<RenewalSkeleton />}
      >
        {(packs) => <ChoosePacks packs={packs} skeleton={<RenewalSkeleton />} />}
      </Loaded>
    </>
  );
};
