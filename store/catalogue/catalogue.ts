import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Channel } from '../wire/entities/packs/channels';
import type { AvailablePack } from '../wire/entities/packs/packs';
import { defineFlow } from '../core/flow';

export interface CatalogueWish {
  /** The subscriber asks for it: what is there counts as old, however young it is. */
  readonly anew?: boolean;
}

/** A page as the operator gave it, counted from 1. */
export interface CataloguePage<Item> {
  readonly page: number;
  readonly items: readonly Item[];
  /** Shorter than was asked for: nothing follows. */
  readonly isLast: boolean;
  /** When it came, in milliseconds. */
  readonly at: number;
}

/**
 * Everything that can be bought: packs and channels, page by page side by side. Each page is shown
 * as soon as it is there, so the flow itself brings nothing. What is there stays for some minutes;
 * what is older stays in sight until all of the new one has come:
 *
 *   Requested ─► pages … ─► Succeeded             nothing there, or not all of it
 *             ─► renewed ─► Succeeded             outdated, or asked for anew
 *             ─► Succeeded                        whole and young
 *        Failed at any time: what came stays, the next request goes on from there
 */
export const loadCatalogue = defineFlow<CatalogueWish>('catalogue/load', 'inPlace');
export const packPageArrived = createAction<CataloguePage<AvailablePack>>(
  'catalogue/packPageArrived',
);
export const channelPageArrived = createAction<CataloguePage<Channel>>(
  'catalogue/channelPageArrived',
);
export const catalogueRenewed = createAction<{
  readonly packs: readonly AvailablePack[];
  readonly channels: readonly Channel[];
  readonly at: number;
}>('catalogue/renewed');

/** What is in these packs, where the whole catalogue is not there to say so. */
export const loadPackChannels = defineFlow<{ readonly productids: readonly string[] }>(
  'catalogue/loadPackChannels',
  'inPlace',
);
export const packChannelsArrived = createAction<{
  readonly productid: string;
  readonly channels: readonly Channel[];
}>('catalogue/packChannelsArrived');

/** Each thing once, in the operator's order. */
interface Shelf<Item> {
  readonly items: readonly Item[];
  /** The page to ask for next; null when the last one has come. */
  readonly next: number | null;
}

interface Catalogue {
  /** When the first page of it came; null before. */
  readonly since: number | null;
  readonly packs: Shelf<AvailablePack>;
  readonly channels: Shelf<Channel>;
  /** The channels of a pack that was asked for by itself, by their ids. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Channels that came with such a list. */
  readonly listed: readonly Channel[];
}

type IdOf<Item> = (item: Item) => string;
export const packId: IdOf<AvailablePack> = ({ productid }) => productid;
export const channelId: IdOf<Channel> = ({ channelid }) => channelid;

export const byId = <Item>(items: readonly Item[], idOf: IdOf<Item>): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [idOf(item), item]));

/** The later word of the same thing counts; it keeps its place. */
const distinct = <Item>(items: readonly Item[], idOf: IdOf<Item>): readonly Item[] => [
  ...byId(items, idOf).values(),
];

/** A page that brings nothing new is the end, also from an operator that gives the same one for ever. */
const continued = <Item>(
  { items }: Shelf<Item>,
  { page, items: more, isLast }: CataloguePage<Item>,
  idOf: IdOf<Item>,
): Shelf<Item> => {
  const all = distinct([...items, ...more], idOf);
  return { items: all, next: isLast || all.length === items.length ? null : page + 1 };
};

const nothing = { items: [], next: 1 };
const initialState: Catalogue = {
  ...{ since: null, packs: nothing, channels: nothing, lists: {}, listed: [] },
};

const catalogue = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(packPageArrived, (state, { payload }) => ({
      ...state,
      since: state.since ?? payload.at,
      packs: continued(state.packs, payload, packId),
    }));
    on.addCase(channelPageArrived, (state, { payload }) => ({
      ...state,
      since: state.since ?? payload.at,
      channels: continued(state.channels, payload, channelId),
    }));
    // The lists of single packs are as old as what they came beside.
    on.addCase(catalogueRenewed, (_, { payload: { packs, channels, at } }) => ({
      ...initialState,
      since: at,
      packs: { items: distinct(packs, packId), next: null },
      channels: { items: distinct(channels, channelId), next: null },
    }));
    on.addCase(packChannelsArrived, (state, { payload: { productid, channels } }) => ({
      ...state,
      lists: { ...state.lists, [productid]: distinct(channels, channelId).map(channelId) },
      listed: distinct([...state.listed, ...channels], channelId),
    }));
  },
  selectors: {
    selectSince: ({ since }) => since,
    selectNextPackPage: ({ packs }) => packs.next,
    selectNextChannelPage: ({ channels }) => channels.next,
    selectIsPacksWhole: ({ packs }) => packs.next === null,
    selectIsChannelsWhole: ({ channels }) => channels.next === null,
    selectIsCatalogueWhole: ({ packs, channels }) => packs.next === null && channels.next === null,
    /** null until the operator has answered. Base packs, bouquets and broadband: what stands alone is a channel. */
    selectPacks: createSelector(
      ({ packs }: Catalogue) => packs,
      ({ items, next }) =>
        items.length === 0 && next !== null
          ? null
          : items.filter(({ producttype }) => producttype !== 'CHANNEL'),
    ),
    /** null until the operator has answered. */
    selectChannels: ({ channels }: Catalogue): readonly Channel[] | null =>
      channels.items.length === 0 && channels.next !== null ? null : channels.items,
    selectPackLists: ({ lists }) => lists,
    selectListedChannels: ({ listed }) => listed,
  },
});

export const {
  selectSince,
  selectNextPackPage,
  selectNextChannelPage,
  selectIsPacksWhole,
  selectIsChannelsWhole,
  selectIsCatalogueWhole,
  selectPacks,
  selectChannels,
  selectPackLists,
  selectListedChannels,
} = catalogue.selectors;
export const catalogueReducer = catalogue.reducer;
