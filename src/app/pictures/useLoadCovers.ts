import { useEffect } from 'react';
import { loadPackChannels } from '../../../store/catalogue/catalogue';
import { selectCoverChannels } from '../../../store/catalogue/catalogueIndex';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useDomains } from '../PortalServices';

/**
 * Loads what the covers of these packs are made of, one call a pack, after the packs themselves are shown. A cover
 * is decoration: where its channels do not come it stays a television, and nothing is said about it.
 */
export const useLoadCovers = (productids: readonly string[]): void => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const wanted = [...new Set(productids)].join(' ');
  const areKnown = useAppSelector((state) =>
    productids.every((productid) => selectCoverChannels(state, productid) !== null),
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
