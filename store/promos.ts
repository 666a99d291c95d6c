import { createSelector, createSlice } from '@reduxjs/toolkit';
import { documentedState } from './documentedState';
import type { Promo } from './entities/promos';
import { defineFlow } from './flow';
import type { RequestOf } from './requests/requests';
import { byWeight } from './weight';

/** Banners and offers of the operator (specification §3, Promo/banner). */
export const loadPromos = defineFlow<RequestOf<'promos'>, Promo[]>('promos/load', 'inPlace');

interface Promos {
  readonly CTAImages: readonly Promo[];
  readonly banners: readonly Promo[] | null;
}

const leadsSomewhere = ({ redirecturl }: Promo) => redirecturl !== '';

const promos = createSlice({
  name: 'promos',
  initialState: { ...documentedState.promos, banners: null } as Promos,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadPromos.succeeded, (_, { payload }) => ({
      banners: payload,
      CTAImages: payload.filter(leadsSomewhere),
    })),
  selectors: {
    selectBanners: createSelector(
      ({ banners }: Promos) => banners,
      (banners) => banners && byWeight(banners),
    ),
  },
});

export const { selectBanners } = promos.selectors;
export const promosReducer = promos.reducer;
