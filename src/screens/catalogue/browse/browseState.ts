import type {
  CatalogueFilter,
  PriceBand,
  SearchEntry,
} from '../../../../store/catalogue/catalogueSearch';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import { CHARGE_PERIODS } from '../../../../store/wire/values';

export type ListName = 'packs' | 'channels';
export const PACK_KINDS = ['BASE', 'BOUQUET', 'BROADBAND'] as const;
export const MAX_COMPARED_PACKS = 3;

/** The price bands in rupees. They apply to the shown price (`shownPriceOf`). The last one has no upper limit. */
export const PRICE_BANDS: Readonly<Record<ListName, readonly PriceBand[]>> = {
  channels: [
    { from: 0, below: 5 },
    { from: 5, below: 10 },
    { from: 10, below: 20 },
    { from: 20, below: Infinity },
  ],
  packs: [
    { from: 0, below: 50 },
    { from: 50, below: 150 },
    { from: 150, below: 300 },
    { from: 300, below: Infinity },
  ],
};

/**
 * The list, its filters and the purchase target. They are in the address, so that a reload, the browser's Back button
 * and a link restore them. A box is stored as its index, because an address must not contain the number of the box.
 */
export interface BrowseState extends CatalogueFilter {
  readonly list: ListName;
  /** Whether products that the subscriber has are listed; null until the subscriber chooses (`hidesOwned`). */
  readonly owned: 'hide' | 'show' | null;
  /** The index of the box, from 0. The address counts from 1. */
  readonly box: number;
  readonly term: ChargePeriod;
  /** `productid`s of packs, at most three. */
  readonly compared: readonly string[];
}

export const priceBandId = ({ from, below }: PriceBand): string =>
  below === Infinity ? `${from}-` : `${from}-${below}`;

export const findPriceBand = (list: ListName, name: string | null): PriceBand | null =>
  PRICE_BANDS[list].find((band) => priceBandId(band) === name) ?? null;

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | null =>
  words.find((word) => word === value) ?? null;

/**
 * Reads the state from a query. A link can contain anything, so a value outside a fixed set is ignored. Genres,
 * languages and product ids are the operator's, and are not checked here.
 */
export const browseStateFromQuery = (params: URLSearchParams): BrowseState => {
  const list = oneOf(['packs', 'channels'], params.get('list')) ?? 'packs';
  const box = Number(params.get('box') ?? 1);
  return {
    list,
    query: (params.get('q') ?? '').slice(0, 80),
    genre: params.get('genre') ?? '',
    language: params.get('language') ?? '',
    hd: params.has('hd'),
    cost: oneOf(['free', 'pay'], params.get('cost')),
    band: findPriceBand(list, params.get('price')),
    kind: oneOf(PACK_KINDS, params.get('kind')) ?? '',
    owned: oneOf(['hide', 'show'], params.get('owned')),
    box: Number.isInteger(box) && box > 0 ? box - 1 : 0,
    term: oneOf(CHARGE_PERIODS, params.get('term')?.toUpperCase() ?? null) ?? 'MONTHLY',
    compared: (params.get('compare') ?? '').split(',').filter(Boolean).slice(0, MAX_COMPARED_PACKS),
  };
};

/** The state as a query, without default values. */
export const browseQuery = (browse: BrowseState): URLSearchParams => {
  const parameters: Readonly<Record<string, string>> = {
    list: browse.list === 'packs' ? '' : browse.list,
    q: browse.query,
    genre: browse.genre,
    language: browse.language,
    hd: browse.hd ? '1' : '',
    cost: browse.cost ?? '',
    price: browse.band ? priceBandId(browse.band) : '',
    kind: browse.kind,
    owned: browse.owned ?? '',
    box: browse.box > 0 ? String(browse.box + 1) : '',
    term: browse.term === 'MONTHLY' ? '' : browse.term.toLowerCase(),
    compare: browse.compared.join(','),
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
};

/** The address of the comparison. It keeps the rest of the state, so that the link back restores the list. */
export const comparisonPath = (browse: BrowseState): string => {
  const address = browseQuery(browse);
  address.set('view', 'compare');
  return `?${address.toString()}`;
};

/** The box and the term as a query, for the URL of each screen that sells products. */
export const purchaseQuery = ({ box, term }: Pick<BrowseState, 'box' | 'term'>): string =>
  browseQuery({ ...DEFAULT_BROWSE_STATE, box, term }).toString();

/**
 * Switches to a list. The search, the language and HD are kept. The other filters are reset, because they apply to one
 * list only, or because their values or their default differ between the lists.
 */
export const withList = (browse: BrowseState, list: ListName): BrowseState => ({
  ...browse,
  list,
  band: null,
  kind: '',
  genre: '',
  cost: null,
  owned: null,
});

/**
 * Whether the list leaves out products that the subscriber has, and free channels. Until the subscriber chooses, this
 * applies only to channels, and not during a search or while the filter "Free" is set.
 */
export const hidesOwned = ({ owned, list, query, cost }: BrowseState): boolean =>
  owned === null ? list === 'channels' && query === '' && cost !== 'free' : owned === 'hide';

/** The items that a search found. If `hidesOwned` is true, items for which `isLeftOut` is true are removed. */
export const listedItems = <Item>(
  matches: readonly SearchEntry<Item>[],
  browse: BrowseState,
  isLeftOut: (item: Item) => boolean,
): readonly Item[] => {
  const items = matches.map(({ item }) => item);
  return hidesOwned(browse) ? items.filter((item) => !isLeftOut(item)) : items;
};

const DEFAULT_BROWSE_STATE = browseStateFromQuery(new URLSearchParams());

/** How many of the filters in `ExtraFilters` are set. A term other than the default counts as one. */
export const countExtraFilters = (browse: BrowseState): number => {
  const { list, genre, language, band, term } = browse;
  const hidesPacks = list === 'packs' && hidesOwned(browse);
  return [hidesPacks, genre, language, band, term !== DEFAULT_BROWSE_STATE.term].filter(Boolean)
    .length;
};
