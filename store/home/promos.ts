import { createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { sortByWeight } from '../core/values/sortByWeight';
import { documentedState } from '../documented/documentedState';
import type { Promo } from '../wire/entities/packs/promos';
import type { RequestOf } from '../wire/requests/requests';

/** The operator's banners and ads (specification §3, Promo/banner). */
export const loadPromos = defineFlow<RequestOf<'promos'>, Promo[]>('promos/load');

interface Promos {
  /** The active banners and ads. */
  readonly CTAImages: readonly Promo[];
  readonly hasLoaded: boolean;
}

/** A banner has `status`, an ad has `adstatus` (specification §3). Without a status, either counts as active. */
const isActive = ({ status, adstatus }: Promo) => ['', 'ACTIVE'].includes(status || adstatus);
const isBanner = ({ promoadsid }: Promo) => promoadsid === '';

const initialState: Promos = { ...documentedState.promos, hasLoaded: false };

const promos = createSlice({
  name: 'promos',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadPromos.succeeded, (_, { payload }) => ({
      CTAImages: payload.filter(isActive),
      hasLoaded: true,
    })),
  selectors: {
    /** null until the operator has answered. */
    selectBanners: createSelector(
      ({ hasLoaded }: Promos) => hasLoaded,
      ({ CTAImages }: Promos) => CTAImages,
      (hasLoaded, images) => (hasLoaded ? sortByWeight(images, isBanner) : null),
    ),
  },
});

export const { selectBanners } = promos.selectors;
export const promosReducer = promos.reducer;
