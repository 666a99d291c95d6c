import { useEffect } from 'react';
import { loadPackChannels } from '../../../store/catalogue/catalogue';
import { selectCoverChannels, selectSoldChannel } from '../../../store/catalogue/catalogueIndex';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useDomains } from '../PortalServices';
import type { PicturedProduct } from './ProductPicture';

/**
 * Loads the channels that the covers of these products show, one call for each product, after the products are shown.
 * A cover is decoration: without its channels it shows the language or the genre of the product, and no failure. A
 * broadband plan needs no channels.
 */
export const useLoadCovers = (products: readonly PicturedProduct[]): void => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const productids = products
    .filter(({ producttype }) => producttype.toUpperCase() !== 'BROADBAND')
    .map(({ productid }) => productid);
  const idsToLoad = [...new Set(productids)].join(' ');
  const areLoaded = useAppSelector((state) =>
    productids.every(
      (productid) =>
        selectCoverChannels(state, productid) !== null ||
        selectSoldChannel(state, productid) !== null,
    ),
  );
  useEffect(() => {
    if (areLoaded) return;
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
  }, [areLoaded, dispatch, domains, idsToLoad]);
};

interface LoadCoversProps {
  readonly products: readonly PicturedProduct[];
}

/** `useLoadCovers` as a component that renders nothing, for use as a lazy part. */
export const LoadCovers = ({ products }: LoadCoversProps) => {
  useLoadCovers(products);
  return null;
};
