import type { Addition } from '../../../../store/cart/cart';
import type { Band, CatalogueFilter } from '../../../../store/catalogue/catalogueSearch';

export type ListName = 'packs' | 'channels';
export const TERMS = ['MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY'] as const;
export type Term = Addition['chargeperiod'];
export const KINDS = ['BASE', 'BOUQUET', 'BROADBAND'] as const;
export const MOST_COMPARED = 3;

/** In rupees a month before tax. The last one has no end. */
export const BANDS: Readonly<Record<ListName, readonly Band[]>> = {
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
 * All that is chosen on the screen. It stands in the address, so that a reload, the way back and a
 * link keep it. A box is its place in the list: its number has no business in an address.
 */
export interface Choice extends CatalogueFilter {
  readonly list: ListName;
  /** From 0. */
  readonly box: number;
  readonly term: Term;
  /** `productid`s of packs, at most three. */
  readonly compared: readonly string[];
}

export const bandName = ({ from, below }: Band): string =>
  below === Infinity ? `${from}-` : `${from}-${below}`;

export const bandOf = (list: ListName, name: string | null): Band | null =>
  BANDS[list].find((band) => bandName(band) === name) ?? null;

const oneOf = <Word extends string>(words: readonly Word[], said: string | null): Word | null =>
  words.find((word) => word === said) ?? null;

/** An address may have been written by anybody: what means nothing is left out. */
export const choiceOf = (params: URLSearchParams): Choice => {
  const list = oneOf(['packs', 'channels'], params.get('list')) ?? 'packs';
  const box = Number(params.get('box') ?? 1);
  return {
    list,
    query: (params.get('q') ?? '').slice(0, 80),
    genre: params.get('genre') ?? '',
    language: params.get('language') ?? '',
    hd: params.has('hd'),
    cost: oneOf(['free', 'pay'], params.get('cost')),
    band: bandOf(list, params.get('price')),
    kind: oneOf(KINDS, params.get('kind')) ?? '',
    box: Number.isInteger(box) && box > 0 ? box - 1 : 0,
    term: oneOf(TERMS, params.get('term')?.toUpperCase() ?? null) ?? 'MONTHLY',
    compared: (params.get('compare') ?? '').split(',').filter(Boolean).slice(0, MOST_COMPARED),
  };
};

/** Only what differs from an untouched screen. */
export const addressOf = (choice: Choice): URLSearchParams => {
  const said: Readonly<Record<string, string>> = {
    list: choice.list === 'packs' ? '' : choice.list,
    q: choice.query,
    genre: choice.genre,
    language: choice.language,
    hd: choice.hd ? '1' : '',
    cost: choice.cost ?? '',
    price: choice.band ? bandName(choice.band) : '',
    kind: choice.kind,
    box: choice.box > 0 ? String(choice.box + 1) : '',
    term: choice.term === 'MONTHLY' ? '' : choice.term.toLowerCase(),
    compare: choice.compared.join(','),
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
};

/** Where the chosen packs stand side by side; the way back finds everything as it was. */
export const comparisonOf = (choice: Choice): string => {
  const address = addressOf(choice);
  address.set('view', 'compare');
  return `?${address.toString()}`;
};

/** The list as it was left last, for the way back from what it led to. */
export const lastList = { address: '' };

/** For which box and term: what holds on every screen that sells something. */
export const purchaseOf = ({ box, term }: Pick<Choice, 'box' | 'term'>): string =>
  addressOf({ ...UNTOUCHED, box, term }).toString();

/** The other list, with what holds for both. */
export const inList = (choice: Choice, list: ListName): Choice => ({
  ...choice,
  ...{ list, band: null, kind: '', genre: '', cost: null },
});

const UNTOUCHED = choiceOf(new URLSearchParams());

/** How many of the filters that stand folded away are set. */
export const countOf = ({ genre, language, band, kind }: CatalogueFilter): number =>
  [genre, language, band, kind].filter(Boolean).length;

export const isFiltered = (filter: CatalogueFilter): boolean =>
  countOf(filter) > 0 || filter.query.trim() !== '' || filter.hd || filter.cost !== null;
