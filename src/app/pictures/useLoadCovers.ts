import { useEffect } from 'react';
import { loadPackChannels } from '../../../store/catalogue/catalogue';
import { selectCoverChannels, selectSoldChannel } from '../../../store/catalogue/catalogueIndex';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { loadActivePacks, requestAllPacks } from '../../../store/packs/packs';
import { useAppDispatch, useAppSelector } from '../hooks';
import { type Loadable, useFailurePlace } from '../hooks/useFlow';
import { useLoadWithDomain } from '../hooks/useLoadWithDomain';
import { useDomains } from '../PortalServices';
import { type PicturedProduct, selectProductType } from './ProductPicture';

/** The subscriber's packs. They give the type of a product that has no `producttype` of its own. */
const ownPacks: Loadable = { flow: loadActivePacks.flow, requested: requestAllPacks };

/**
 * Loads the channels that the covers of these products show, product by product, after the products are shown. A cover
 * is decoration: without its channels it shows the language or the genre of the product, and no failure. No channels
 * are loaded for a broadband plan or a product of unknown type, and none at all without a login.
 */
export const useLoadCovers = (products: readonly PicturedProduct[]): void => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAnyUnknown = useAppSelector((state) =>
    products.some((product) => selectProductType(state, product) === undefined),
  );
  useLoadWithDomain('packs', ownPacks, isLoggedIn && isAnyUnknown);
  // No snackbar reports a failure to load the types, because a product without a type has a neutral cover.
  useFailurePlace(loadActivePacks, isAnyUnknown);
  const idsToLoad = useAppSelector((state) => {
    const withChannels = products.filter(
      (product) => !['BROADBAND', undefined].includes(selectProductType(state, product)),
    );
    return [...new Set(withChannels.map(({ productid }) => productid))].join(' ');
  });
  const areLoaded = useAppSelector((state) =>
    idsToLoad
      .split(' ')
      .every(
        (productid) =>
          productid === '' ||
          selectCoverChannels(state, productid) !== null ||
          selectSoldChannel(state, productid) !== null,
      ),
  );
  useEffect(() => {
    if (areLoaded || !isLoggedIn) return;
    let isUnmounted = false;
    domains.add('catalogue').then(
      () => {
        if (!isUnmounted)
          dispatch(loadPackChannels.requested({ productids: idsToLoad.split(' ') }));
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [areLoaded, dispatch, domains, idsToLoad, isLoggedIn]);
};

interface LoadCoversProps {
  readonly products: readonly PicturedProduct[];
}

/** `useLoadCovers` as a component that renders nothing, for use as a lazy part. */
export const LoadCovers = ({ products }: LoadCoversProps) => {
  useLoadCovers(products);
  return null;
};
