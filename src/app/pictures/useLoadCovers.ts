import { useEffect } from 'react';
import { loadPackChannels } from '../../../store/catalogue/catalogue';
import { selectCoverChannels, selectSoldChannel } from '../../../store/catalogue/catalogueIndex';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useDomains } from '../PortalServices';
import type { PicturedProduct } from './ProductPicture';

/**
 * Loads what the covers of these products are made of, one call a product, after the products themselves are shown. A
 * cover is decoration: where its channels do not come it shows what the product says of itself, and nothing is said
 * about it. A line of broadband has a mark and needs no call.
 */
export const useLoadCovers = (products: readonly PicturedProduct[]): void => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const productids = products
    .filter(({ producttype }) => producttype.toUpperCase() !== 'BROADBAND')
    .map(({ productid }) => productid);
  const wanted = [...new Set(productids)].join(' ');
  const areKnown = useAppSelector((state) =>
    productids.every(
      (productid) =>
        selectCoverChannels(state, productid) !== null ||
        selectSoldChannel(state, productid) !== null,
    ),
  );
  useEffect(() => {
    if (areKnown) return;
    let isUnmounted = false;
    domains.add('catalogue').then(
      () => {
        if (!isUnmounted) dispatch(loadPackChannels.requested({ productids: wanted.split(' ') }));
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [areKnown, dispatch, domains, wanted]);
};

interface LoadCoversProps {
  readonly products: readonly PicturedProduct[];
}

/** The same as a part of a screen that is loaded late; shows nothing itself. */
export const LoadCovers = ({ products }: LoadCoversProps) => {
  useLoadCovers(products);
  return null;
};
