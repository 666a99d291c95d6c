import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadCatalogue, selectPacks } from '../../../../store/catalogue/catalogue';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CartBar } from '../../cart/CartBar';
import { BuyingContext } from '../rows/buying';
import { addressOf, choiceOf } from '../browse/choice';
import { useBuyingFor } from '../rows/useBuyingFor';
import { compareText } from './compare.text';
import { Differences } from './Differences';
import { Facts } from './Facts';

/** Two or three packs side by side. The way back leads to the list as it was left. */
export const Comparison = () => {
  const t = useText(compareText);
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const choice = useMemo(() => choiceOf(params), [params]);
  const back = { to: `?${addressOf(choice).toString()}`, label: t.back };
  const packs = useAppSelector(selectPacks);
  const { buying } = useBuyingFor(choice);
  // Another view of the same address begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <BuyingContext value={buying}>
      <ScreenTitle title={t.title} back={back} view="compare" />
      <Loaded
        flow={loadCatalogue}
        value={packs}
        onRetry={() => dispatch(loadCatalogue.requested({}))}
        skeleton={<SkeletonRows count={6} />}
      >
        {(known) => {
          const chosen = choice.compared
            .map((id) => known.find(({ productid }) => productid === id))
            .filter((pack) => pack !== undefined);
          return chosen.length < 2 ? (
            <EmptyState
              title={t.tooFew}
              why={t.tooFewWhy}
              action={<ButtonLink to={back.to}>{t.choose}</ButtonLink>}
            />
          ) : (
            <>
              <Facts of={chosen} />
              <Differences of={chosen} />
            </>
          );
        }}
      </Loaded>
      <CartBar />
    </BuyingContext>
  );
};
