import { createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { sortByWeight } from '../core/values/sortByWeight';
import { documentedState } from '../documented/documentedState';
import type { Promo } from '../wire/entities/packs/promos';
import type { RequestOf } from '../wire/requests/requests';

/** Banners and offers of the operator (specification §3, Promo/banner). */
export const loadPromos = defineFlow<RequestOf<'promos'>, Promo[]>('promos/load');

interface Promos {
  readonly CTAImages: readonly Promo[];
  readonly banners: readonly Promo[] | null;
}

/** An ad has the status in another field (specification §3); without a status it is shown. */
const isActive = ({ status, adstatus }: Promo) => ['', 'ACTIVE'].includes(status || adstatus);
const leadsSomewhere = ({ redirecturl }: Promo) => redirecturl !== '';
const isBanner = ({ promoadsid }: Promo) => promoadsid === '';

const initialState: Promos = { ...documentedState.promos, banners: null };

const promos = createSlice({
  name: 'promos',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadPromos.succeeded, (_, { payload }) => {
      const banners = payload.filter(isActive);
      return { banners, CTAImages: banners.filter(leadsSomewhere) };
    }),
  selectors: {
    selectBanners: createSelector(
      ({ banners }: Promos) => banners,
      (banners) => banners && sortByWeight(banners, isBanner),
    ),
  },
});

export const { selectBanners } = promos.selectors;
export const promosReducer = promos.reducer;
