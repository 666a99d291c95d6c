import { useEffect } from 'react';
import {
  loadRenewable,
  loadTermPrices,
  selectHasRenewalOutcome,
  selectRenewalPacks,
} from '../../../store/renewal/renewal';
import { Loaded } from '../../app/hooks/Loaded';
import { HOME } from '../../app/guard';
import { late } from '../../app/late';
import { useText } from '../../text/useText';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UnknownRenewalAlert } from './EarlierDoubt';
import { renewText } from './renew.text';
import { RenewalSkeleton } from './renewalSkeletons';
import { useLoadBoxNames } from './useBoxesAlong';

/**
 * The form loads while the packs load, and the results load with it: the result of a payment must be
 * shown even when the network fails afterwards.
 */
const loadParts = () => import(/* webpackChunkName: "renew-parts" */ './RenewParts');
const ChoosePacks = late(async () => (await loadParts()).ChoosePacks, RenewalSkeleton);
const RenewalOutcome = late(async () => (await loadParts()).RenewalOutcome, RenewalSkeleton);

/** The packs to renew and the term; then the result, or that its outcome is unknown. */
export const RenewScreen = () => {
  const dispatch = useAppDispatch();
  useLoadBoxNames();
  useEffect(() => {
    dispatch(loadRenewable.requested({ productstatus: 'ALL' }));
    dispatch(loadTermPrices.requested());
    // A failed load is reported when the part is shown.
    loadParts().catch(() => undefined);
  }, [dispatch]);
  return useAppSelector(selectHasRenewalOutcome) ? <RenewalOutcome /> : <RenewalForm />;
};

const RenewalForm = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  return (
    <>
      <ScreenTitle title={t.title} view="choice" back={{ to: `${HOME}/mypacks`, label: t.back }} />
      <UnknownRenewalAlert />
      <Loaded
        flow={loadRenewable}
        value={useAppSelector(selectRenewalPacks)}
        onRetry={() => dispatch(loadRenewable.requested({ productstatus: 'ALL' }))}
        skeleton={<RenewalSkeleton />}
      >
        {(packs) => <ChoosePacks packs={packs} />}
      </Loaded>
    </>
  );
};
