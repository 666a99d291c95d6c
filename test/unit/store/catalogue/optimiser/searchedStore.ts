import { configureStore } from '@reduxjs/toolkit';
import { channelPageArrived, packPageArrived } from '../../../../../store/catalogue/catalogue';
import type { ChannelSelection } from '../../../../../store/catalogue/optimiser/channelSelection';
import {
  basisKey,
  defaultSelection,
  findCheapest,
  selectionChanged,
  selectOptimiserInput,
} from '../../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { loadActivePacks } from '../../../../../store/packs/packs';
import { aPack } from '../../../../support/builders';
import { loadedReducer } from '../../../../support/stateAfter';
import { aBouquet, aPricedChannel, paise } from './catalogues';

const BOX = 'STB00000001111';
const page = { page: 1, at: 1, isLast: true };

export const anOwnPack = (producttype: string) =>
  aPack({
    ...{ productid: 'Sa', productname: 'Parda', stbno: BOX, producttype },
    ...{ productstatus: 'ACTIVE', chargeperiod: 'MONTHLY', price: paise(1_000) },
  });

const nothingFound: Saving = {
  ...{ stbno: BOX, currentPrice: paise(1_000), newPrice: paise(1_000), lowerBound: paise(1_000) },
  ...{ isCheapest: true, requiredCount: 1, keptPacks: [], removedPacks: [], addedPacks: [] },
  ...{ lostChannels: [], unavailableChannels: [] },
};

/** The store of a household with one pack after a search that found this; null: nothing was searched. */
export const searchedStore = (
  saving: Partial<Saving> | null,
  selection: Partial<ChannelSelection> = {},
  pack = anOwnPack('CHANNEL'),
) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadActivePacks.succeeded([pack]));
  store.dispatch(packPageArrived({ ...page, items: [aBouquet({ price: paise(900) })] }));
  const channel = aPricedChannel({ productid: 'Sa', price: paise(1_000) });
  store.dispatch(channelPageArrived({ ...page, items: [channel] }));
  store.dispatch(selectionChanged({ ...defaultSelection(BOX), ...selection }));
  const input = selectOptimiserInput(store.getState());
  if (!input) throw new Error('Nothing can be searched');
  if (saving)
    store.dispatch(
      findCheapest.succeeded({ saving: { ...nothingFound, ...saving }, basis: basisKey(input) }),
    );
  return store;
};
