import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Channel } from '../wire/entities/packs/channels';
import type { AvailablePack } from '../wire/entities/packs/packs';

export interface CatalogueRequest {
  /** Loads the catalogue again even if it is recent, because the subscriber asks for it. */
  readonly refresh?: boolean;
}

/** A page as the operator gave it, counted from 1. */
export interface CataloguePage<Item> {
  readonly page: number;
  readonly items: readonly Item[];
  /** True for an empty page, because no page follows it. */
  readonly isLast: boolean;
  /** When the page arrived, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Loads everything that can be bought: packs and channels, page by page, both at the same time. Each
 * page is shown as soon as it arrives, so the flow itself has no result. A loaded catalogue is kept for
 * some minutes; an older one stays visible until all of the new one has arrived:
 *
 *   Requested ─► pages … ─► Succeeded             nothing loaded, or only some pages
 *             ─► renewed ─► Succeeded             outdated, or `refresh`
 *             ─► Succeeded                        complete and recent
 *        Failed at any time: loaded pages stay, the next request continues after them
 */
export const loadCatalogue = defineFlow<CatalogueRequest>('catalogue/load');
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

/**
 * The list of packs and channels is shown. The payload is the query of its address, with which the page of a pack links
 * back to the list.
 */
export const listShown = createAction<string>('catalogue/listShown');

/** Loads the channels of these packs, for a page that does not need the whole catalogue. */
export const loadPackChannels = defineFlow<{ readonly productids: readonly string[] }>(
  'catalogue/loadPackChannels',
);
export const packChannelsArrived = createAction<{
  readonly productid: string;
  readonly channels: readonly Channel[];
}>('catalogue/packChannelsArrived');

/** Each item once, in the operator's order. */
interface LoadedPages<Item> {
  readonly items: readonly Item[];
  /** The page to request next; null after the last one. */
  readonly next: number | null;
}

interface Catalogue {
  /** When the first page arrived, or when the catalogue was renewed; null before that. */
  readonly since: number | null;
  readonly packs: LoadedPages<AvailablePack>;
  readonly channels: LoadedPages<Channel>;
  /** The ids of a pack's channels, by the id of the pack, for packs whose list was loaded separately. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** The channels that arrived in the separately loaded lists. */
  readonly listed: readonly Channel[];
  /** The query of the list that was shown last, for the link back to it. */
  readonly listQuery: string;
}

type IdOf<Item> = (item: Item) => string;
export const packId: IdOf<AvailablePack> = ({ productid }) => productid;
export const channelId: IdOf<Channel> = ({ channelid }) => channelid;

export const byId = <Item>(items: readonly Item[], idOf: IdOf<Item>): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [idOf(item), item]));

/** A later version of an item replaces the earlier one in its place. */
const keepLatest = <Item>(items: readonly Item[], idOf: IdOf<Item>): readonly Item[] => [
  ...byId(items, idOf).values(),
];

/** A page without a new item is the last one, because some operators send the same page for every page number. */
const withPage = <Item>(
  { items }: LoadedPages<Item>,
  { page, items: more, isLast }: CataloguePage<Item>,
  idOf: IdOf<Item>,
): LoadedPages<Item> => {
  const all = keepLatest([...items, ...more], idOf);
  return { items: all, next: isLast || all.length === items.length ? null : page + 1 };
};

const noPages = { items: [], next: 1 };
const initialState: Catalogue = {
  since: null,
  packs: noPages,
  channels: noPages,
  lists: {},
  listed: [],
  listQuery: '',
};

const catalogue = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(packPageArrived, (state, { payload }) => ({
      ...state,
      since: state.since ?? payload.at,
      packs: withPage(state.packs, payload, packId),
    }));
    on.addCase(channelPageArrived, (state, { payload }) => ({
      ...state,
      since: state.since ?? payload.at,
      channels: withPage(state.channels, payload, channelId),
    }));
    // The channel lists of single packs are as old as the replaced catalogue, so they are dropped.
    on.addCase(catalogueRenewed, ({ listQuery }, { payload: { packs, channels, at } }) => ({
      ...initialState,
      listQuery,
      since: at,
      packs: { items: keepLatest(packs, packId), next: null },
      channels: { items: keepLatest(channels, channelId), next: null },
    }));
    on.addCase(listShown, (state, { payload }) => {
      state.listQuery = payload;
    });
    on.addCase(packChannelsArrived, (state, { payload: { productid, channels } }) => ({
      ...state,
      lists: { ...state.lists, [productid]: keepLatest(channels, channelId).map(channelId) },
      listed: keepLatest([...state.listed, ...channels], channelId),
    }));
  },
  selectors: {
    selectListQuery: ({ listQuery }) => listQuery,
    selectCatalogueLoadedAt: ({ since }) => since,
    selectNextPackPage: ({ packs }) => packs.next,
    selectNextChannelPage: ({ channels }) => channels.next,
    selectArePacksComplete: ({ packs }) => packs.next === null,
    selectAreChannelsComplete: ({ channels }) => channels.next === null,
    selectIsCatalogueComplete: ({ packs, channels }) =>
      packs.next === null && channels.next === null,
    /** Base packs, bouquets and broadband, without products of one channel; null until the operator has answered. */
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
  selectListQuery,
  selectCatalogueLoadedAt,
  selectNextPackPage,
  selectNextChannelPage,
  selectArePacksComplete,
  selectAreChannelsComplete,
  selectIsCatalogueComplete,
  selectPacks,
  selectChannels,
  selectPackLists,
  selectListedChannels,
} = catalogue.selectors;
/** What the selectors of the catalogue read. */
export type WithCatalogue = Parameters<typeof selectChannels>[0];
export const catalogueReducer = catalogue.reducer;
